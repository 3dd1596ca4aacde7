import english from "@/messages/en.json";
import finnish from "@/messages/fi.json";
import { loadLazyMessages, localeStore, showLocale } from "./locale-store";

const shown = () => [localeStore.get().locale, localeStore.get().messages.common.back];

describe("showLocale", () => {
  it("shows a language with its texts", async () => {
    await showLocale("en");
    expect(shown()).toEqual(["en", english.common.back]);
  });

  it("shows the language that was requested last, in any order of arrival", async () => {
    await Promise.all([showLocale("en"), showLocale("fi")]);
    expect(shown()).toEqual(["fi", finnish.common.back]);
    await Promise.all([showLocale("fi"), showLocale("en")]);
    expect(shown()).toEqual(["en", english.common.back]);
  });
});

describe("loadLazyMessages", () => {
  it("adds the texts without rendering what is shown again", async () => {
    await showLocale("en");
    const onChange = jest.fn();
    const stop = localeStore.subscribe(onChange);
    await Promise.all([loadLazyMessages(), loadLazyMessages()]);
    stop();
    expect(localeStore.get().messages.myAccount.save).toBe("Save");
    expect(onChange).not.toHaveBeenCalled();
  });

  it("adds the texts of a language that is chosen meanwhile", async () => {
    await Promise.all([showLocale("fi"), loadLazyMessages()]);
    expect(localeStore.get().messages.myAccount.save).toBe("Tallenna");
  });
});
