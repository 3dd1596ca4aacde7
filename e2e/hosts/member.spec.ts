import { expect, type BrowserContext, type Page } from "@playwright/test";
import { chooseEnglish } from "./choose-english";
import { complaints } from "./complaints";
import { hostNames, test } from "./fixtures";

// One member's visit in a real browser, on each host: what no list of headers can tell.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const card = (page: Page) => heading(page, "Maija Mallikas");
const marked = (page: Page) => page.evaluate(() => "sameLoad" in window);

/** A page that was not loaded anew still has what was laid on it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
}

for (const name of [...hostNames, "plain"] as const)
  test(`a member's visit on ${name}`, async ({ page, context, host }) => {
    test.slow();
    const { origin } = await host(name);
    const found = complaints(page);
    await chooseEnglish(context);

    await test.step("signing in leads to the card", async () => {
      await page.goto(`${origin}/mock/set?persona=ordinary&then=/app/`);
      await expect(card(page)).toBeVisible();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    });

    await test.step("screens change without loading a page", async () => {
      await mark(page);
      await page.getByRole("link", { name: "Invoices" }).click();
      await expect(page).toHaveURL(`${origin}/app/invoices`);
      await page.getByRole("link", { name: /Membership fee and magazine/ }).click();
      await expect(page).toHaveURL(`${origin}/app/invoices/5012`);
      await page.getByRole("link", { name: "Events" }).click();
      await expect(heading(page, "Events")).toBeVisible();
      await page.getByRole("link", { name: "Home" }).click();
      await expect(card(page)).toBeVisible();
      expect(await marked(page)).toBe(true);
    });

    await test.step("the installed app opens without a network", async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(card(page)).toBeVisible();
      await page.goto(`${origin}/app/invoices/5012`);
      await expect(heading(page, "Membership fee and magazine")).toBeVisible();
      await context.setOffline(false);
      // What the browser says of answers that never came is no complaint about the host.
      await expect(page.getByRole("button", { name: "Pay invoice" })).toBeEnabled();
      found.length = 0;
    });

    await test.step("addresses open without the worker, as the host answers them", async () => {
      await forgetWorker(page, context);
      for (const address of ["/app/invoices/5012", "/app/invoices/5012/?utm_source=mail"]) {
        await page.goto(origin + address);
        await expect(heading(page, "Membership fee and magazine")).toBeVisible();
        await forgetWorker(page, context);
      }
      await page.reload();
      await expect(heading(page, "Membership fee and magazine")).toBeVisible();
      await page.goto(`${origin}/app/no-such-page`);
      await expect(page).toHaveURL(`${origin}/app/error404`);
    });

    await test.step("a payment comes back and is checked", async () => {
      await forgetWorker(page, context);
      await page.goto(`${origin}/app/invoices/5012`);
      await page.getByRole("main").getByRole("button", { name: "Pay invoice" }).click();
      const dialog = page.getByRole("dialog", { name: "Pay invoice" });
      await dialog.getByRole("button", { name: "Continue" }).click();
      await page.waitForURL(/\/provider\/pay/);
      const checked = page.waitForRequest(/\/invoice\/checkpayment$/);
      await page.getByRole("button", { name: "Pay", exact: true }).click();
      await checked;
      await expect(page.getByRole("main").getByText("Paid", { exact: true })).toBeVisible();
      await expect(page).toHaveURL(`${origin}/app/invoices/5012`);
    });

    expect(found.filter((text) => !isOfThePlainHost(name, text))).toEqual([]);
  });

/** It answers addresses that it does not know with the right page and the status 404, which the browser notes. */
function isOfThePlainHost(name: string, text: string): boolean {
  return /status of 404/.test(text) && (name === "plain" || !/no-such-page/.test(text));
}

async function forgetWorker(page: Page, context: BrowserContext): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", {
    origin: new URL(page.url()).origin,
    storageTypes: "service_workers,cache_storage",
  });
  await browser.detach();
}
