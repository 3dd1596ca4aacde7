import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { setConfig } from "@/components/testing/server-data";
import type { Config } from "@/lib/api/config";
import { withLazyMessages } from "@/lib/i18n/locale-store";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { defaultSettings } from "@/lib/settings/settings";
import { changeSettings, settingsStore } from "@/lib/settings/settings-store";
import { SettingsScreen } from "./settings-screen";

jest.mock("./more-settings", () => ({ MoreSettings: () => null }));
jest.mock("@/lib/icons/load-icon");

beforeEach(() => {
  settingsStore.change(() => ({ ...defaultSettings, locale: "en" }));
});

async function show(config: Partial<Config> = {}) {
  setConfig(config);
  await act(async () => renderInApp(<SettingsScreen />));
  // As the screen loads its lazy part, and after it, so that a part that should be missing has had its time.
  await act(() => startInOwnTask(() => withLazyMessages(() => import("./cookie-settings"))));
}

const darkTheme = () => screen.getByRole("switch", { name: "Dark theme" });
const language = () => screen.getByRole("combobox", { name: "Language" });

describe("the dark theme", () => {
  it("follows the device, and says so, until the member chooses", async () => {
    await show();
    expect(darkTheme()).not.toBeChecked();
    expect(darkTheme()).toHaveAccessibleDescription(/Follows your device/);
    await userEvent.click(darkTheme());
    expect(settingsStore.get().darkMode).toBe(true);
    expect(darkTheme()).toBeChecked();
    expect(darkTheme()).not.toHaveAccessibleDescription();
  });
});

describe("the language", () => {
  it("lists the app's languages, each by its own name", async () => {
    await show();
    const choices = within(language()).getAllByRole("option");
    expect(choices.map((choice) => [choice.lang, choice.textContent])).toEqual([
      ["fi", "Suomi"],
      ["en", "English"],
    ]);
    expect(language()).toHaveValue("en");
    await userEvent.selectOptions(language(), "Suomi");
    expect(settingsStore.get().locale).toBe("fi");
  });

  it("uses the association's names, and lists only its languages and the current one", async () => {
    await show({ languages: [{ code: "en", title: "In English" }] });
    expect(within(language()).getAllByRole("option")).toHaveLength(1);
    expect(screen.getByRole("option", { name: "In English" })).toBeVisible();
  });
});

describe("the cookies", () => {
  it.each([
    { asks: true, buttons: 1 },
    { asks: false, buttons: 0 },
    { asks: null, buttons: 0 },
  ])("have $buttons buttons when the association's setting is $asks", async ({ asks, buttons }) => {
    await show({ cookieConsentEnabled: asks });
    expect(screen.queryAllByRole("button", { name: "Cookie settings" })).toHaveLength(buttons);
  });

  it("are listed when they have been accepted", async () => {
    changeSettings({ acceptedCookies: ["necessary", "marketing"] });
    await show({ cookieConsentEnabled: true });
    const accepted = within(screen.getByRole("list", { name: "Accepted cookies" })).getAllByRole("listitem");
    expect(accepted.map(({ textContent }) => textContent)).toEqual(["Necessary", "Marketing"]);
  });
});
