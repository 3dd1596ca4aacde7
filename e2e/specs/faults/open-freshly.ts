import type { CDPSession, Page } from "@playwright/test";

const browsers = new WeakMap<Page, Promise<CDPSession>>();

/** Signs a persona in and opens an address, with nothing on the device and no scenario of an earlier row. */
export async function openFreshly(
  page: Page,
  address: string,
  { persona = "ordinary", ...scenario }: Record<string, string> = {},
): Promise<void> {
  await forgetDevice(page);
  await setScenario(page, { persona, ...scenario });
  await page.goto(address);
}

/** Lays modes of the server over those of before: `{ me: "500" }`. */
export async function setScenario(page: Page, scenario: Record<string, string>): Promise<void> {
  const response = await page.request.get("/mock/set", { params: scenario, maxRedirects: 0 });
  if (response.status() >= 400) throw new Error(await response.text());
}

/** Everything that the app keeps, and the server's scenario. Done from a page that runs nothing. */
export async function forgetDevice(page: Page): Promise<void> {
  await page.goto("/mock/reset?then=/mock/landed");
  const browser = browsers.get(page) ?? page.context().newCDPSession(page);
  browsers.set(page, browser);
  const { origin } = new URL(page.url());
  await (await browser).send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
  await page.evaluate(() => sessionStorage.clear());
}
