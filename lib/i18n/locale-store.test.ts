import english from "@/messages/en.json";
import finnish from "@/messages/fi.json";
import { localeStore, showLocale } from "./locale-store";

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
