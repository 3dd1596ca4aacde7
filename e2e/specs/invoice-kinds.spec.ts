import type { Page } from "@playwright/test";
import { expect, refusedMarkup, test } from "../fixtures";
import { freshStep } from "../fresh-step";

// See docs/product.md, Invoices: every kind that associations send, and more invoices than most members have.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const rows = (page: Page) => page.locator("main li");

test("many invoices, on a small screen: in the server's order, all there again after one, never wider", async ({
  page,
  open,
}) => {
  // As in the persona: cycles of four, numbered downwards.
  const subjects = ["Membership fee", "Hut booking", "Trip fee", "Borrowed gear"];
  const titles = Array.from({ length: 300 }, (_, index) => `${subjects[index % 4]} ${9000 - index}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await open("invoices", "/app/invoices");
  await expect(rows(page)).toHaveCount(300);
  const shown = await rows(page).evaluateAll((items) => items.map(({ textContent }) => textContent.split("€")[0]));
  expect(shown).toEqual(titles);
  await expectNoSidewaysScroll(page);
  await openByKey(page, 200);
  await expect(page).toHaveURL("/app/invoices/8800");
  await expect(heading(page, "Membership fee 8800")).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(300);
  await scrollToEnd(page);
  await expectNoSidewaysScroll(page);
  await openByKey(page, 299);
  await expect(heading(page, "Borrowed gear 8701")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** By keyboard: rows near the viewport change to their real height and move away from a pointer. */
async function openByKey(page: Page, index: number): Promise<void> {
  const link = rows(page).nth(index).locator("a");
  await link.focus();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press("Enter");
}

/** Rows get their real height only near the viewport. */
async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page).last()).toBeInViewport({ timeout: 1000 });
  }).toPass();
}

test.describe("on a screen 320 pixels wide", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("invoices of every kind never scroll sideways", async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors(refusedMarkup);
    await freshStep(page, "the list", async () => {
      await open("invoice-kinds", "/app/invoices");
      await expect(rows(page)).toHaveCount(6);
      await expectNoSidewaysScroll(page);
    });

    for (const [persona, id] of [
      ["invoice-kinds", 6010],
      ["invoice-kinds", 6012],
      ["long", 77],
    ] as const)
      await freshStep(page, `invoice ${id} of '${persona}'`, async () => {
        await open(persona, `/app/invoices/${id}`);
        await expect(page.getByRole("table", { name: "Invoice rows" })).toBeVisible();
        await expectNoSidewaysScroll(page);
      });
  });
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
