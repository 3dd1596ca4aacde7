import type { Page } from "@playwright/test";

/** What the browser says of itself in an installed app. Chromium's own emulation of media leaves display-mode out. */
export async function emulateInstalledApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes("(display-mode: standalone)") ? "all" : query);
  });
}
