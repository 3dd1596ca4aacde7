import type { Page } from "@playwright/test";
import { cookieQuestionAnswered, test } from "./fixtures";

/** A page of the server without scripts. */
const quietAddress = "/mock/landed";

/**
 * A test within a test: it starts without state of the previous step. A new page costs several times as
 * much, since the browser reads and compiles the whole app again; so table rows are steps.
 *
 * Permanent changes to the page stay: listeners, its clock, routes of the context, and scripts and functions that are
 * not disposed of.
 */
export async function freshStep(page: Page, title: string, run: () => Promise<void>): Promise<void> {
  const { project, timeout } = test.info();
  test.setTimeout(timeout + project.timeout);
  await test.step(
    title,
    async () => {
      if (page.url() !== "about:blank") await forgetEverything(page);
      await run();
    },
    { timeout: project.timeout },
  );
}

/** The member's choices of this step at an earlier visit, instead of the test's `storedSettings`. */
export async function storeSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.goto(quietAddress);
  await page.evaluate(
    (stored) => localStorage.setItem("settings", JSON.stringify(stored)),
    cookieQuestionAnswered(settings),
  );
}

async function forgetEverything(page: Page): Promise<void> {
  const context = page.context();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(quietAddress);
  await context.clearCookies();
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "all" });
  await browser.detach();
  // Only the page can reach its sessionStorage.
  await page.evaluate(() => sessionStorage.clear());
}
