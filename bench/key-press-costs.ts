import type { CDPSession, Page } from "@playwright/test";
import { scripting } from "./scripting";

/**
 * The scripting that each key press costs a page, in milliseconds.
 * @param settle waits until a key press has done what is to be measured
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
