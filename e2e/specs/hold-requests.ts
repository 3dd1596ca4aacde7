import type { Page } from "@playwright/test";

/** The scripts and style sheets of the app, but for what stands in the page itself. */
export const appFiles = /\/app\/_next\/.*\.(?:js|css)$/;

/** Keeps requests from reaching the server until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
