import type { BrowserContext, Page } from "@playwright/test";

/** Marks the cookie question as answered: it appears only once and is not part of the measurement. */
export async function answerCookies(where: BrowserContext | Page): Promise<void> {
  await where.addInitScript(() => {
    if (location.origin !== "null") localStorage.setItem("settings", '{"locale":"fi","showCookieDialog":false}');
  });
}
