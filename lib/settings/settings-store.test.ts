import { defaultSettings } from "./settings";

/** Opens a fresh tab on the stored data. */
async function openTab() {
  jest.resetModules();
  return import("./settings-store");
}

const stored = (): unknown => JSON.parse(localStorage.getItem("settings") ?? "null");
const accepting = { locale: "en", acceptedCookies: ["necessary", "marketing"] };

const storeElsewhere = (settings: object) => localStorage.setItem("settings", JSON.stringify(settings));
const showPage = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

describe("the settings store", () => {
  beforeEach(() => localStorage.clear());

  it("starts with the defaults and stores nothing unasked", async () => {
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

  it.each<[string, () => void]>([
    ["was withdrawn", () => storeElsewhere({ acceptedCookies: ["necessary"] })],
    ["went with a reset", () => localStorage.clear()],
  ])("does not restore a consent that %s in another tab, when the event was missed", async (_, withdraw) => {
    localStorage.setItem("settings", JSON.stringify(accepting));
    const { changeSettings, settingsStore } = await openTab();
    withdraw();
    changeSettings({ darkMode: true });
    for (const settings of [settingsStore.get(), stored()])
      expect(settings).toMatchObject({ darkMode: true, acceptedCookies: ["necessary"] });
  });

  it.each(["{", "7"])("loses no choice of this page when %s overwrites the entry", async (text) => {
    const { changeSettings, settingsStore } = await openTab();
    const stop = settingsStore.follow();
    changeSettings({ locale: "en" });
    localStorage.setItem("settings", text);
    showPage(true);
    changeSettings({ darkMode: true });
    expect(settingsStore.get()).toMatchObject({ locale: "en", darkMode: true });
    stop();
  });
});
