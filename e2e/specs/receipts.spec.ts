import { readFile } from "node:fs/promises";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { holdRequests } from "./hold-requests";
import { emulateInstalledApp } from "./installed-app";
import { sharedFiles, stubShareSheet } from "./share-sheet";

// See docs/product.md, Invoice and Files.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

const paid = "/app/invoices/4420";
const address = /\/files\/receipt-4420\.pdf$/;
const elsewhere = "https://receipts.kaarnapolku.example/receipt-5990.pdf";
const receipt = (page: Page) => page.getByRole("link", { name: "Download receipt" });
const failed = (page: Page) => page.getByRole("alert").filter({ hasText: "The receipt could not be opened." });

test.describe("in a browser tab", () => {
  test("a receipt opens in a new tab, and the app stays where it is", async ({ page, open, context }) => {
    await freshStep(page, "on the association's own site", async () => {
      await open("ordinary", paid);
      await expect(receipt(page)).toHaveAttribute("href", address);
      await expect(receipt(page)).toHaveAttribute("target", "_blank");
      await expect(receipt(page)).toHaveAttribute("rel", /\bnoopener\b/);
      const [tab, request] = await Promise.all([
        context.waitForEvent("page"),
        context.waitForEvent("request", isFor(address)),
        receipt(page).click(),
      ]);
      expect(tab).not.toBe(page);
      expect(request.isNavigationRequest()).toBe(true);
      await tab.close();
      await expect(page).toHaveURL(paid);
    });

    await freshStep(page, "on another site", async () => {
      await context.route(elsewhere, (route) => route.fulfill({ contentType: "text/html", body: "A receipt" }));
      await open("invoice-kinds", "/app/invoices/5990");
      const [tab] = await Promise.all([context.waitForEvent("page"), receipt(page).click()]);
      await expect(tab).toHaveURL(elsewhere);
      expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    });
  });

  test("shows if the server has one", async ({ page, open }) => {
    for (const { what, persona, id, links } of [
      { what: "an open invoice has none", persona: "ordinary", id: 5012, links: 0 },
      { what: "a paid invoice without a receipt has none", persona: "invoice-kinds", id: 5991, links: 0 },
      { what: "an open invoice that has a receipt shows it", persona: "invoice-kinds", id: 6013, links: 1 },
    ])
      await freshStep(page, what, async () => {
        await open(persona, `/app/invoices/${id}`);
        await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
        await expect(receipt(page)).toHaveCount(links);
      });
  });
});

test.describe("in the installed app", () => {
  test.beforeEach(({ page }) => emulateInstalledApp(page));

  test("a receipt is shared as a file", async ({ page, open, context }) => {
    await stubShareSheet(page, "shares");

    await freshStep(page, "by a tap", async () => {
      await open("ordinary", paid);
      await receipt(page).click();
      const sent = await page.request.get("/files/receipt-4420.pdf");
      const size = (await sent.body()).length;
      await expect.poll(() => sharedFiles(page)).toEqual([{ name: "receipt-4420.pdf", type: "application/pdf", size }]);
      await expect(receipt(page)).toHaveAttribute("aria-busy", "false");
      expect(context.pages()).toHaveLength(1);
      await expect(page).toHaveURL(paid);
    });

    await freshStep(page, "by two taps it is fetched and shared once", async () => {
      const fetched: string[] = [];
      page.on("request", (request) => {
        if (address.test(request.url())) fetched.push(request.url());
      });
      const release = await holdRequests(page, address);
      await open("ordinary", paid);
      await receipt(page).dblclick();
      await expect(receipt(page)).toHaveAttribute("aria-busy", "true");
      await receipt(page).tap();
      release();
      await expect(receipt(page)).toHaveAttribute("aria-busy", "false");
      await expect.poll(() => sharedFiles(page)).toHaveLength(1);
      expect(fetched).toHaveLength(1);
    });
  });

  test("a share sheet that the member closes is the end of it, until the next tap", async ({ page, open }) => {
    await stubShareSheet(page, "is closed");
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    await open("ordinary", paid);
    await receipt(page).click();
    await expect.poll(() => sharedFiles(page)).toHaveLength(1);
    await receipt(page).click();
    await expect.poll(() => sharedFiles(page)).toHaveLength(2);
    expect(downloads).toEqual([]);
    await expect(failed(page)).toHaveCount(0);
  });

  test("a receipt is downloaded where nothing can be shared", async ({ page, open }) => {
    for (const sheet of ["is missing", "takes no files", "does not open"] as const)
      await freshStep(page, `the share sheet ${sheet}`, async () => {
        const stub = await stubShareSheet(page, sheet);
        await open("ordinary", paid);
        const [download] = await Promise.all([page.waitForEvent("download"), receipt(page).click()]);
        expect(download.suggestedFilename()).toBe("receipt-4420.pdf");
        expect(await readFile(await download.path(), "latin1")).toMatch(/^%PDF-/);
        await expect(page).toHaveURL(paid);
        await stub.dispose();
      });
  });
});

test.describe("in the installed app, a receipt that cannot be fetched", () => {
  test.beforeEach(({ page }) => emulateInstalledApp(page));

  test("opens in a new tab: it is on another site", async ({ page, open, context, expectConsoleErrors }) => {
    expectConsoleErrors(/blocked by CORS policy/);
    await context.route(elsewhere, (route) => route.fulfill({ contentType: "text/html", body: "A receipt" }));
    await open("invoice-kinds", "/app/invoices/5990");
    const tab = await tabOf(context, () => receipt(page).click());
    await expect(tab).toHaveURL(elsewhere);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(page).toHaveURL("/app/invoices/5990");
  });

  test("opens in a new tab, and is shared when it can be fetched again", async ({ page, open, context }) => {
    await stubShareSheet(page, "shares");

    for (const { what, answer } of [
      { what: "the server answers with its sign-in page", answer: { contentType: "text/html", body: "Sign in" } },
      { what: "the server has lost it", answer: { status: 404, contentType: "text/plain", body: "Not found" } },
    ])
      await freshStep(page, what, async () => {
        await context.route(address, (route) => route.fulfill(answer));
        await open("ordinary", paid);
        const tab = await tabOf(context, () => receipt(page).click());
        await expect(tab).toHaveURL(address);
        await expect(tab.getByText(answer.body)).toBeVisible();
        expect(await sharedFiles(page)).toEqual([]);
        await expect(receipt(page)).toHaveAttribute("aria-busy", "false");
        await context.unroute(address);
      });

    await freshStep(page, "the network is gone, and comes back", async () => {
      await open("ordinary", paid);
      await expect(receipt(page)).toBeVisible();
      await context.setOffline(true);
      const tab = await tabOf(context, () => receipt(page).click());
      await tab.close();
      await context.setOffline(false);
      await receipt(page).click();
      await expect.poll(() => sharedFiles(page)).toHaveLength(1);
    });
  });

  test("is told of where the browser opens no tab", async ({ page, open, context }) => {
    await page.addInitScript(() => (window.open = () => null));
    await context.route(address, (route) => route.abort());
    await open("ordinary", paid);
    await receipt(page).click();
    await expect(failed(page)).toBeVisible();
    await context.unroute(address);
    await expect(receipt(page)).toHaveAttribute("aria-busy", "false");
  });
});

function isFor(pattern: RegExp): (request: Request) => boolean {
  return (request) => pattern.test(request.url());
}

async function tabOf(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent("page"), open()]);
  return tab;
}
