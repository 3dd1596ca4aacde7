import assert from "node:assert/strict";
import { until } from "../until";
import type { Flows, Visit } from "../visit";

export const settingsFlows: Flows = {
  "the dark theme is dark, at the next start too": async (visit) => {
    const { screen, window } = visit;
    await visit.open("/app/settings", { settings: { darkMode: false } });
    await screen.sees("switch", "Dark theme");
    assert.deepEqual(await look(visit), { scheme: "light", isDark: false });
    await screen.presses("switch", "Dark theme");
    await until("the page is dark", async () => (await look(visit)).isDark);
    await window.reload();
    await screen.sees("switch", "Dark theme");
    assert.deepEqual(await look(visit), { scheme: "dark", isDark: true });
  },

  "the language changes from Finnish to English and back, on the same screen and on the card": async (visit) => {
    const { screen, window } = visit;
    const language = () => window.run<string>("return document.documentElement.lang");
    await visit.open("/app/settings", { settings: { locale: "fi" } });
    await screen.sees("heading", "Asetukset");
    assert.equal(await language(), "fi");
    await screen.chooses("Kieli", "English");
    await screen.sees("heading", "Settings");
    assert.equal(await language(), "en");
    await screen.presses("link", "Membership card");
    await screen.reads("Annual member");
    await visit.go("/app/settings");
    await screen.chooses("Language", "Suomi");
    await screen.sees("heading", "Asetukset");
    assert.equal(await language(), "fi");
  },
};

/** What is painted, not what was meant to be: the colour behind the page, and the scheme of the engine's own controls. */
async function look({ window }: Visit): Promise<{ scheme: string; isDark: boolean }> {
  const [scheme, background] = await window.run<[string, string]>(`
    const { colorScheme } = getComputedStyle(document.documentElement);
    return [colorScheme, getComputedStyle(document.body).backgroundColor]`);
  const [red = 0, green = 0, blue = 0] = (background.match(/\d+/g) ?? []).map(Number);
  return { scheme, isDark: Math.max(red, green, blue) < 64 };
}
