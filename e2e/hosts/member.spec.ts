import { mergeTests, type Page } from "@playwright/test";
import { expect, test as appTest } from "../fixtures";
import { recordProblems } from "./record-problems";
import { expectCard } from "./expect-card";
import { hostNames, test as hostTest } from "./fixtures";

// A member's visit in a real browser on each host: a list of headers cannot show all of it.
const test = mergeTests(appTest, hostTest);

/** The mock server behind a web server gets no request for the app. Alone it is the plain host, which serves exact files. */
const signIn = "/mock/set?persona=ordinary&host=plain&then=/app/";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const marked = (page: Page) => page.evaluate(() => "sameLoad" in window);

/** Marks the page, to detect a reload. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
}

for (const name of [...hostNames, "plain"] as const) {
  test.describe("without a worker every answer is the host's", () => {
    test.use({ serviceWorkers: "block" });

    test(`a member's visit on ${name}`, async ({ page, host }) => {
      test.slow();
      const { origin } = await host(name);
      const found = recordProblems(page);

      await test.step("the login leads to the card", async () => {
        await page.goto(origin + signIn);
        await expectCard(page);
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
        await expectCard(page);
        expect(await marked(page)).toBe(true);
      });

      await test.step("deep links open, and again after a reload", async () => {
        for (const address of ["/app/invoices/5012", "/app/invoices/5012/?utm_source=mail"]) {
          await page.goto(origin + address);
          await expect(heading(page, "Membership fee and magazine")).toBeVisible();
        }
        await page.reload();
        await expect(heading(page, "Membership fee and magazine")).toBeVisible();
        await page.goto(`${origin}/app/no-such-page`);
        await expect(page).toHaveURL(`${origin}/app/error404`);
      });

      await test.step("a payment comes back and is checked", async () => {
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

      expect(found.filter((text) => !isTheStatus(text, name))).toEqual([]);
    });
  });

  test(`the installed app on ${name} opens without a network`, async ({ page, context, host }) => {
    test.slow();
    const { origin } = await host(name);
    const found = recordProblems(page);
    await page.goto(origin + signIn);
    await expectCard(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(found).toEqual([]);
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    await context.setOffline(true);
    await page.reload();
    await expectCard(page);
    await page.goto(`${origin}/app/invoices/5012?status=nothing`);
    await expect(heading(page, "Membership fee and magazine")).toBeVisible();
  });
}

/** The browser logs the status 404: for an unknown address, and without rules for every deep link, although its page is right. */
function isTheStatus(text: string, name: string): boolean {
  return /status of 404/.test(text) && (name === "plain" || text.includes("no-such-page"));
}
