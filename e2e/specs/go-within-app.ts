import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { screenShown } from "./screen-shown";

/** Shows another screen as a link of the app does: a start at it would cost more than the screen itself. */
export async function goWithinApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement).blur();
    history.pushState(null, "", to);
  }, address);
  // The screen has changed: the focus moves there.
  await expect(page.getByRole("main")).toBeFocused();
  await screenShown(page);
}
