import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";

/** Presses Escape until nothing covers the screen. */
export async function closeDialogs(page: Page): Promise<void> {
  const over = page.locator("[role=dialog], dialog[open], [role=listbox]");
  await expect(async () => {
    if ((await over.count()) === 0) return;
    await page.keyboard.press("Escape");
    await expect(over).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
