import type { Page } from "@playwright/test";

/** The app's scripts and style sheets, except inlined ones. */
export const appFiles = /\/app\/_next\/.*\.(?:js|css)$/;

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
