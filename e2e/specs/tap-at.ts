import type { Page } from "@playwright/test";

/** A tap whose events have the time `at`, in milliseconds since 1970, however busy the machine is. */
export async function tapAt(page: Page, point: { x: number; y: number }, at: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const timestamp = at / 1000;
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point], timestamp });
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
  await browser.detach();
}
