import { expect, type Page } from "@playwright/test";
import { appFiles, holdRequests } from "./hold-requests";

/** Opens the card, or another screen, with the app's scripts on hold. The returned function releases them and waits for React. */
export async function openBeforeScripts(page: Page, persona: string, address = "/app/"): Promise<() => Promise<void>> {
  await page.goto(`/mock/set?persona=${persona}`);
  const release = await holdRequests(page, appFiles);
  await page.goto(address, { waitUntil: "commit" });
  return async () => {
    release();
    // React adds the skip link.
    await expect(page.locator("a[href='#main']")).toBeAttached();
  };
}
