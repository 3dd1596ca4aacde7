import { expect, type Page } from "@playwright/test";

/**
 * Waits until React has replaced the first paint. Before that a heading, a link or a button may be the first paint's: the browser
 * follows its links, and the page hears of no other tab.
 */
export async function appUp(page: Page): Promise<void> {
  // React adds the skip link.
  await expect(page.locator("a[href='#main']")).toBeAttached();
}
