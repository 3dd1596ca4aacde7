import type { Page } from "@playwright/test";
import type { WireObject } from "../mock-server/wire";

/** Changes the server's JSON answers at an address from now on. */
export async function changeAnswer(
  page: Page,
  address: string | RegExp,
  change: (answer: WireObject) => object,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as WireObject) });
  });
}
