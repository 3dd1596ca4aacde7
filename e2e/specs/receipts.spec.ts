import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { emulateInstalledApp } from "./installed-app";

// See docs/product.md, Invoice and Files.

const paid = "/app/invoices/4420";
const address = /\/files\/receipt-4420\.pdf$/;
const elsewhere = "https://receipts.kaarnapolku.example/receipt-5990.pdf";
const receipt = (page: Page) => page.getByRole("link", { name: "Download receipt" });

test("in a browser tab a receipt opens in a new tab, and the app stays", async ({ page, open, context }) => {
  await open("ordinary", paid);
  const [tab, request] = await Promise.all([
    context.waitForEvent("page"),
    context.waitForEvent("request", (sent) => address.test(sent.url())),
    receipt(page).click(),
  ]);
  expect(tab).not.toBe(page);
  expect(request.isNavigationRequest()).toBe(true);
  await expect(page).toHaveURL(paid);
});

test.describe("in the installed app", () => {
  test.beforeEach(({ page }) => emulateInstalledApp(page));

  test("a receipt is downloaded when files cannot be shared", async ({ page, open }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
    await open("ordinary", paid);
    const [download] = await Promise.all([page.waitForEvent("download"), receipt(page).click()]);
    expect(download.suggestedFilename()).toBe("receipt-4420.pdf");
    expect(await readFile(await download.path(), "latin1")).toMatch(/^%PDF-/);
    await expect(page).toHaveURL(paid);
  });

  test("a receipt on another site opens in a new tab: it cannot be fetched", async ({
    page,
    open,
    context,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/blocked by CORS policy/);
    await context.route(elsewhere, (route) => route.fulfill({ contentType: "text/html", body: "A receipt" }));
    await open("invoice-kinds", "/app/invoices/5990");
    const [tab] = await Promise.all([context.waitForEvent("page"), receipt(page).click()]);
    await expect(tab).toHaveURL(elsewhere);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(page).toHaveURL("/app/invoices/5990");
  });
});
