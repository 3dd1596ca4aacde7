import type { Page } from "@playwright/test";
import { appUp } from "./app-up";
import { appFiles, holdRequests } from "./hold-requests";

/** Opens the card, or another screen, with the app's scripts on hold. The returned function releases them and waits for React. */
export async function openBeforeScripts(page: Page, persona: string, address = "/app/"): Promise<() => Promise<void>> {
  await page.goto(`/mock/set?persona=${persona}`);
  const release = await holdRequests(page, appFiles);
  await page.goto(address, { waitUntil: "commit" });
  return async () => {
    release();
    await appUp(page);
  };
}
