import type { BrowserContext } from "@playwright/test";

/** A member who has chosen the language and answered what is asked at a first visit. */
export async function chooseEnglish(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const settings = { locale: "en", showCookieDialog: false, showInstallationGuideNotification: false };
    if (window === window.top && location.origin !== "null" && localStorage.getItem("settings") === null)
      localStorage.setItem("settings", JSON.stringify(settings));
  });
}
