import type { Page } from "@playwright/test";
import { expect } from "../fixtures";

/** Waits for the screen itself, whose code arrives after its headline. */
export async function screenShown(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status").locator(".animate-spin")).toHaveCount(0);
}
