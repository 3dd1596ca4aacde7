import type { Page } from "@playwright/test";

/** Records console errors and policy violations from now on. */
export function recordProblems(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    const isOurs = ["error", "warning"].includes(message.type()) && !message.text().includes("blocked by Playwright");
    if (isOurs) found.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => found.push(String(error)));
  return found;
}
