import type { Page } from "@playwright/test";

/** Everything that the browser complained about, and every violation of a policy. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(String(error)));
  return found;
}
