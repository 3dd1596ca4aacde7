import type { BrowserContext } from "@playwright/test";

/** Stores a member's choice of English and the answers to the first visit's questions. */
export async function chooseEnglish(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const settings = { locale: "en", showCookieDialog: false, showInstallationGuideNotification: false };
    if (window === window.top && location.origin !== "null" && localStorage.getItem("settings") === null)
      localStorage.setItem("settings", JSON.stringify(settings));
  });
}
