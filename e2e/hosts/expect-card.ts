import { expect, type Page } from "@playwright/test";

/** The member's card, taken over by the app: what the page paints by itself is there before, and loads a page for each link. */
export async function expectCard(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeVisible();
  await expect(page.locator("#first-paint")).toHaveCount(0);
}
