import { expect, type Page } from "@playwright/test";
import { appUp } from "../specs/app-up";

/** The member's card once the app is up: the first paint shows the same, but its links load pages. */
export async function expectCard(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeVisible();
  await appUp(page);
}
