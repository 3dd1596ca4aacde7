import { defaultSettings } from "./settings";

/** Opens a fresh tab on the stored data. */
async function openTab() {
  jest.resetModules();
  return import("./settings-store");
}

const stored = (): unknown => JSON.parse(localStorage.getItem("settings") ?? "null");
const accepting = { locale: "en", acceptedCookies: ["necessary", "marketing"] };

const storeElsewhere = (settings: object) => localStorage.setItem("settings", JSON.stringify(settings));
/** Fires another tab's storage event. */
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
const showPage = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

function fail(method: "getItem" | "setItem") {
  return jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("no", "QuotaExceededError");
  });
}

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
    fail(method);
    const { changeSettings, settingsStore } = await openTab();
    changeSettings({ locale: "en" });
    expect(settingsStore.get().locale).toBe("en");
  });

  it("follows the changes of other tabs until told to stop", async () => {
    const { settingsStore } = await openTab();
    const stop = settingsStore.follow();
    storeElsewhere({ locale: "en", darkMode: true });
    tell("other");
    expect(settingsStore.get()).toEqual(defaultSettings);
    tell("settings");
    expect(settingsStore.get()).toMatchObject({ locale: "en", darkMode: true });
    localStorage.clear();
    tell(null);
    expect(settingsStore.get()).toEqual(defaultSettings);
    stop();
    storeElsewhere({ locale: "en" });
    tell("settings");
    expect(settingsStore.get()).toEqual(defaultSettings);
  });

  it("knows what was changed elsewhere when the browser shows the page as it was left", async () => {
    localStorage.setItem("settings", JSON.stringify(accepting));
    const { settingsStore } = await openTab();
    const stop = settingsStore.follow();
    storeElsewhere({ acceptedCookies: ["necessary"] });
    showPage(false);
    expect(settingsStore.get()).toMatchObject(accepting);
    showPage(true);
    expect(settingsStore.get().acceptedCookies).toEqual(["necessary"]);
    stop();
  });

  it.each<[string, () => void]>([
    ["was withdrawn", () => storeElsewhere({ acceptedCookies: ["necessary"] })],
    ["went with a reset", () => localStorage.clear()],
  ])("does not bring back a consent that %s in another tab, unheard", async (_, withdraw) => {
    localStorage.setItem("settings", JSON.stringify(accepting));
    const { changeSettings, settingsStore } = await openTab();
    withdraw();
    changeSettings({ darkMode: true });
    for (const settings of [settingsStore.get(), stored()])
      expect(settings).toMatchObject({ darkMode: true, acceptedCookies: ["necessary"] });
  });

  it.each<[string, () => unknown]>([
    ["cannot be read", () => fail("getItem")],
    ["is full", () => fail("setItem")],
    ["is blocked", () => (["getItem", "setItem"] as const).forEach(fail)],
    ["is overwritten with what is no JSON", () => localStorage.setItem("settings", "{")],
    ["is overwritten with what are no settings", () => localStorage.setItem("settings", "7")],
  ])("loses nothing that was chosen in this page where storage %s", async (_, spoil) => {
    spoil();
    const { changeSettings, settingsStore } = await openTab();
    const stop = settingsStore.follow();
    changeSettings({ locale: "en" });
    spoil();
    showPage(true);
    changeSettings({ darkMode: true });
    expect(settingsStore.get()).toMatchObject({ locale: "en", darkMode: true });
    stop();
  });

  it("loses nothing that was chosen in this page when storage is blocked after the start", async () => {
    localStorage.setItem("settings", JSON.stringify(accepting));
    const { changeSettings, settingsStore } = await openTab();
    (["getItem", "setItem"] as const).forEach(fail);
    changeSettings({ darkMode: true });
    expect(settingsStore.get()).toMatchObject({ ...accepting, darkMode: true });
  });

  it("stores what was chosen without room once there is room again", async () => {
    const { changeSettings } = await openTab();
    const full = fail("setItem");
    changeSettings({ locale: "en" });
    full.mockRestore();
    changeSettings({ darkMode: true });
    expect(stored()).toMatchObject({ locale: "en", darkMode: true });
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
