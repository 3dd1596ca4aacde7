import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../fixtures";
import { appUp } from "./app-up";
import { test, type Deployment } from "./deployment";

// See docs/product.md, Worker: a new version waits until Update, then reloads the page once.
test.slow();

const card = (page: Page) => page.getByRole("heading", { level: 1, name: "Maija Mallikas" });
const update = (page: Page) => page.getByRole("button", { name: "Update", exact: true });
const expectVersion = async (page: Page, version: string | null) =>
  version === null
    ? expect(page.locator("html")).not.toHaveAttribute("data-version")
    : expect(page.locator("html")).toHaveAttribute("data-version", version);
const first = null;

async function visit(page: Page, { address, origin }: Deployment): Promise<void> {
  await page.goto(address("ordinary", "/app/"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker controls this visit from its start.
  await page.goto(`${origin}/app/`);
  await expect(card(page)).toBeVisible();
  await expectIconsKept(page);
}

/** The icons of every list are loaded after the card. Chromium delays a takeover while the old worker answers requests. */
async function expectIconsKept(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      const icons = files.filter((file) => file.includes("/app/icons/"));
      const kept = await Promise.all(icons.map((icon) => caches.match(icon)));
      return icons.length < 20 ? "not loaded" : kept.filter((one) => one === undefined).length;
    });
  await expect.poll(missing).toBe(0);
}

/** Emulates the hourly check. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/app/"))?.update());
}

/** Counts page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

test("the development server replaces the worker of a build at the same address", async ({ page, deployment }) => {
  await visit(page, deployment);
  await deployment.deploy("second");
  await deployment.write("sw.js", await readFile("public/sw.js", "utf8"));
  await lookForUpdate(page);
  await expectVersion(page, "second");
});

test("a new version is offered, also to a start that finds it waiting, and taken once in all tabs", async ({
  page,
  context,
  deployment,
}) => {
  await visit(page, deployment);
  await expectVersion(page, first);
  const other = await context.newPage();
  await other.goto(`${deployment.origin}/app/settings`);
  await expect(other.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();

  await deployment.deploy("second");
  await lookForUpdate(page);
  await expect(page.getByText(/new version/)).toBeVisible();
  await expect(update(page)).toBeVisible();

  // The update waits: a new start still runs the old version, with the offer.
  await page.reload();
  await expect(update(page)).toBeVisible();
  await expectVersion(page, first);
  // The other tab follows the worker only from here on.
  await expect(update(other)).toBeVisible();

  const loads = [countLoads(page), countLoads(other)];
  await update(page).click();
  await expectVersion(page, "second");
  await expectVersion(other, "second");
  await expect(card(page)).toBeVisible();
  await expect(update(page)).toHaveCount(0);
  // A late takeover causes one more load in the tab of Update.
  expect(loads[0]?.()).toBeLessThanOrEqual(2);
  // The version is there before the page has loaded.
  await expect.poll(() => loads[1]?.()).toBe(1);
});

test("an update in this tab or another loses no typed text", async ({ page, context, deployment }) => {
  await visit(page, deployment);
  const editing = await context.newPage();
  await editing.goto(`${deployment.origin}/app/myaccount`);
  await editing.getByRole("textbox", { name: "Street address" }).fill("Uusi katu 1");
  await deployment.deploy("second");
  await lookForUpdate(page);
  // From then on this tab follows the worker.
  await expect(update(editing)).toBeVisible();
  await update(page).click();
  await expectVersion(page, "second");
  const question = editing.getByRole("dialog", { name: "Leave page?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(editing.getByRole("textbox", { name: "Street address" })).toHaveValue("Uusi katu 1");
  await expectVersion(editing, first);

  // The offer stays and covers nothing.
  await editing.getByRole("button", { name: "Save" }).click({ trial: true });
  await update(editing).click();
  await expect(question).toContainText("Your edits are kept");
  await question.getByRole("button", { name: "Yes" }).click();
  await expectVersion(editing, "second");
  await expect(editing.getByText("Restored your unsaved changes")).toBeVisible();
  await expect(editing.getByRole("textbox", { name: "Street address" })).toHaveValue("Uusi katu 1");
});

test("an update is taken even while an icon never arrives", async ({ page, context, deployment }) => {
  await visit(page, deployment);
  const hanging = context.waitForEvent("request", (request) => request.url().endsWith("/none.svg"));
  await context.route("**/app/icons/1/none.svg", () => undefined);
  await page.evaluate(() => void fetch("/app/icons/1/none.svg"));
  await hanging;
  await deployment.deploy("second");
  await lookForUpdate(page);
  await update(page).click();
  // The worker gives the icon up after ten seconds.
  await expect(page.locator("html")).toHaveAttribute("data-version", "second", { timeout: 30_000 });
});

test("a half-finished deployment is not installed, and the app keeps working", async ({ page, deployment }) => {
  await visit(page, deployment);
  await test.step("a missing file", async () => {
    await deployment.deploy("second");
    await deployment.remove("index.html");
    await lookForUpdate(page);
    await page.reload();
    await expect(card(page)).toBeVisible();
    await expect(update(page)).toHaveCount(0);
  });
  await test.step("no worker on the host", async () => {
    await deployment.remove("sw.js");
    await page.reload();
    await expect(card(page)).toBeVisible();
    await expectVersion(page, first);
  });
  await test.step("HTML in place of the worker", async () => {
    await deployment.write("sw.js", "<!doctype html><p>Not found");
    await page.reload();
    await expect(card(page)).toBeVisible();
    await expectVersion(page, first);
  });
});

test.describe("a deployment with deleted files", () => {
  const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

  // Missing or not what its hash says: either way the browser fires the file's error event. lib/start tests each element's.
  const obstacles = [
    { kind: "script", what: "a page instead", instead: "<!doctype html><p>Not found" },
    { kind: "style", what: "missing", instead: null },
  ] as const;
  for (const { kind, what, instead } of obstacles)
    test(`is reported with a way to continue, without a reload loop: ${kind}, ${what}`, async ({
      page,
      deployment,
      expectConsoleErrors,
    }) => {
      // The browser reports a worker whose first request was aborted by a reload.
      expectConsoleErrors(/valid digest|MIME type|when fetching the script/);
      const { file, text } = await deployment.firstFile(kind);
      if (instead === null) await deployment.remove(file);
      else await deployment.write(file, instead);
      const loads = countLoads(page);
      await page.goto(deployment.address("ordinary", "/app/"));
      await expect(page.getByRole("alert")).toContainText("could not be loaded completely");
      expect(loads()).toBeLessThanOrEqual(3);
      await deployment.write(file, text);
      await tryAgain(page).click();
      await expect(tryAgain(page)).toHaveCount(0);
      await expect(card(page)).toBeVisible();
      await appUp(page);
    });

  test("is reported also while a new worker never installs", async ({
    page,
    context,
    deployment,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/404|ERR_FAILED/);
    await visit(page, deployment);
    const { file } = await deployment.firstFile("script");
    await deployment.remove(file);
    await loseFile(page, context, file);
    await deployment.write("sw.js", "addEventListener('install', (event) => event.waitUntil(new Promise(() => {})));");
    await lookForUpdate(page);
    await page.reload();
    await expect(page.getByRole("alert")).toContainText("could not be loaded completely");
  });

  test("falls back to the host when the worker has lost a file", async ({ page, context, deployment }) => {
    await visit(page, deployment);
    const { file } = await deployment.firstFile("script");
    await loseFile(page, context, file);
    await page.reload();
    await appUp(page);
    await expect(card(page)).toBeVisible();
  });

  /** Neither the worker nor the browser has the file any more. */
  async function loseFile(page: Page, context: BrowserContext, file: string): Promise<void> {
    await page.evaluate(async (url) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(url, { ignoreSearch: true });
    }, `/app/${file}`);
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  }
});
