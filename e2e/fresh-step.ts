import type { Page } from "@playwright/test";
import { cookieQuestionAnswered, expectAccessible, test } from "./fixtures";

/** A page of the server's that runs nothing. */
const quietAddress = "/mock/landed";

/**
 * A test within a test: nothing is left of the step before, and it ends with axe as a test does. A page of its own costs
 * several times as much, for the browser then reads and compiles the whole app again: rows of a table are steps.
 *
 * What the page was given for good stays: its listeners and its clock, routes of the context, and scripts and functions
 * that are not disposed of.
 */
export async function freshStep(page: Page, title: string, run: () => Promise<void>): Promise<void> {
  const { project, timeout } = test.info();
  test.setTimeout(timeout + project.timeout);
  await test.step(
    title,
    async () => {
      if (page.url() !== "about:blank") await forgetEverything(page);
      await run();
      if (page.url().includes("/app")) await expectAccessible(page);
    },
    { timeout: project.timeout },
  );
}

/** What the member of this step chose at an earlier visit, in place of the test's `storedSettings`. */
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
  // The tab's own storage can be reached from the page alone.
  await page.evaluate(() => sessionStorage.clear());
}
