import type { Page } from "@playwright/test";

/** Emulates the display mode of an installed app, which Chromium's media emulation lacks. */
export async function emulateInstalledApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes("(display-mode: standalone)") ? "all" : query);
  });
}
