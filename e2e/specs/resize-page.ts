import type { Page } from "@playwright/test";
import { expect } from "../fixtures";

/** Changes the window's size while the page is open, and waits until the page has it and is laid out by its media queries. */
export async function resizePage(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
  // Chromium evaluates media queries with the next frame only.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
