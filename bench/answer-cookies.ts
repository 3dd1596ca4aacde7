import type { BrowserContext, Page } from "@playwright/test";

/** The question about cookies is asked once, and is no part of what is measured: it counts as answered. */
export async function answerCookies(where: BrowserContext | Page): Promise<void> {
  await where.addInitScript(() => {
    if (location.origin !== "null") localStorage.setItem("settings", '{"locale":"fi","showCookieDialog":false}');
  });
}
