import { defaultSettings } from "./settings";

/** A tab that is opened afresh with what is stored. */
async function openTab() {
  jest.resetModules();
  return import("./settings-store");
}

const stored = (): unknown => JSON.parse(localStorage.getItem("settings") ?? "null");

describe("the settings store", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it("starts with the defaults and stores nothing by itself", async () => {
    const { settingsStore } = await openTab();
    expect(settingsStore.get()).toEqual(defaultSettings);
    expect(localStorage).toHaveLength(0);
  });

  it("keeps a change for the next start, under the contract's key", async () => {
    const first = await openTab();
    first.changeSettings({ darkMode: true, acceptedCookies: ["necessary", "statistics"] });
    expect(stored()).toEqual({ ...defaultSettings, darkMode: true, acceptedCookies: ["necessary", "statistics"] });
    const second = await openTab();
    expect(second.settingsStore.get()).toMatchObject({ darkMode: true, acceptedCookies: ["necessary", "statistics"] });
  });

  it("does not store a theme that the member has not chosen", async () => {
    const { changeSettings } = await openTab();
    changeSettings({ locale: "en" });
    expect(stored()).not.toHaveProperty("darkMode");
  });

  it.each([
    ["corrupt", "{", defaultSettings],
    ["foreign", '"hello"', defaultSettings],
    ["partial", '{"locale":"en","darkMode":"x"}', { ...defaultSettings, locale: "en" }],
  ])("starts with %s content", async (_sentence, content, expected) => {
    localStorage.setItem("settings", content);
    expect((await openTab()).settingsStore.get()).toEqual(expected);
  });

  it("replaces foreign keys at the next change: only the five are stored", async () => {
    localStorage.setItem("settings", '{"locale":"en","foreign":1}');
    (await openTab()).changeSettings({ showCookieDialog: false });
    expect(stored()).not.toHaveProperty("foreign");
    expect(stored()).toMatchObject({ locale: "en", showCookieDialog: false });
  });

  it.each(["getItem", "setItem"] as const)("works until the tab closes when %s is blocked or full", async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("no", "QuotaExceededError");
    });
    const { changeSettings, settingsStore } = await openTab();
    changeSettings({ locale: "en" });
    expect(settingsStore.get().locale).toBe("en");
  });

  it("follows the changes of other tabs until told to stop", async () => {
    const { followOtherTabs, settingsStore } = await openTab();
    const elsewhere = (key: string | null, value: unknown) =>
      window.dispatchEvent(
        new StorageEvent("storage", { key, newValue: value === null ? null : JSON.stringify(value) }),
      );
    const stop = followOtherTabs();
    elsewhere("settings", { locale: "en", darkMode: true });
    expect(settingsStore.get()).toMatchObject({ locale: "en", darkMode: true });
    elsewhere("other", { locale: "fi" });
    expect(settingsStore.get().locale).toBe("en");
    elsewhere(null, null);
    expect(settingsStore.get()).toEqual(defaultSettings);
    stop();
    elsewhere("settings", { locale: "en" });
    expect(settingsStore.get()).toEqual(defaultSettings);
  });

  it("tells its listeners, once for each change", async () => {
    const { changeSettings, settingsStore } = await openTab();
    const listener = jest.fn();
    const stop = settingsStore.subscribe(listener);
    changeSettings({ darkMode: false });
    stop();
    changeSettings({ darkMode: true });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
