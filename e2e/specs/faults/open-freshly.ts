import type { CDPSession, Page } from "@playwright/test";

const browsers = new WeakMap<Page, Promise<CDPSession>>();

/** Signs a persona in and opens an address with an empty device and scenario. */
export async function openFreshly(
  page: Page,
  address: string,
  { persona = "ordinary", ...scenario }: Record<string, string> = {},
): Promise<void> {
  await forgetDevice(page);
  await setScenario(page, { persona, ...scenario });
  await page.goto(address);
}

/** Adds server modes to the current scenario: `{ me: "500" }`. */
export async function setScenario(page: Page, scenario: Record<string, string>): Promise<void> {
  const response = await page.request.get("/mock/set", { params: scenario, maxRedirects: 0 });
  if (response.status() >= 400) throw new Error(await response.text());
}

/** Leaves the app for a page without scripts, then resets the server: no page is left that sends with the new session. */
export async function resetServer(page: Page): Promise<void> {
  await page.goto("/mock/landed");
  await page.request.get("/mock/reset", { maxRedirects: 0 });
}

/** Clears the app's data and the server's scenario. */
export async function forgetDevice(page: Page): Promise<void> {
  await resetServer(page);
  const browser = browsers.get(page) ?? page.context().newCDPSession(page);
  browsers.set(page, browser);
  const { origin } = new URL(page.url());
  await (await browser).send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
  await page.evaluate(() => sessionStorage.clear());
}
