import type { CDPSession, Page } from "@playwright/test";
import { scripting } from "./scripting";

/**
 * The page's scripting for each key press, in milliseconds.
 * @param settle waits until the effects of a key press have ended
 */
export async function keyPressCosts(
  page: Page,
  cdp: CDPSession,
  keys: readonly string[],
  settle: (cdp: CDPSession) => Promise<void>,
): Promise<number[]> {
  const found: number[] = [];
  for (const key of keys) {
    const before = await scripting(cdp);
    await page.keyboard.press(key);
    await settle(cdp);
    found.push((await scripting(cdp)) - before);
  }
  return found;
}
