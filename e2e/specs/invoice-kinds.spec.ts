import type { Page } from "@playwright/test";
import { expect, refusedMarkup, test } from "../fixtures";
import { freshStep } from "../fresh-step";

// See docs/product.md, Invoices: every kind that associations send, and more invoices than any member has.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
// By tag: computing the roles of a page this long takes longer than rendering it.
const rows = (page: Page) => page.locator("main li");

test.describe("markup in totals", () => {
  test("is shown as text is, nothing of it acts, and a good link opens a new tab without an opener", async ({
    page,
    open,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(refusedMarkup);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await open("invoice-kinds", "/app/invoices/6012");
    const table = page.getByRole("table", { name: "Invoice rows" });
    await expect(table.getByRole("row")).toHaveText([
      /Quantity/,
      /^Membership fee 112,00 €$/,
      /^Membership fee 214,00 €2,00 €$/,
      /^Membership fee 312,00 €$/,
      /^Membership fee 412,00 €$/,
      /^Membership fee 512,00 €$/,
    ]);
    await expect(table.locator("em, s, strong")).toHaveText(["2,00 €", "4,00 €", "2,00 €"]);
    await expect(table.locator("script, style, iframe")).toHaveCount(0);
    await expect(table.locator("[onerror], [onmouseover], .rich-text [style], [href^='javascript' i]")).toHaveCount(0);
    await table.getByText("2,00 €").last().hover();
    await table.getByText("2,00 €").nth(3).click();
    expect(dialogs).toEqual([]);
    await expect(page).toHaveURL("/app/invoices/6012");

    const links = page.getByRole("table").getByRole("link");
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute("href", "https://kaarnapolku.example/");
    await expect(links).toHaveAttribute("target", "_blank");
    await expect(links).toHaveAttribute("rel", "noopener noreferrer");
  });
});

test.describe("two thousand invoices", () => {
  test.slow();

  // As in the persona: cycles of four, numbered downwards.
  const subjects = ["Membership fee", "Hut booking", "Trip fee", "Borrowed gear"];
  const titles = Array.from({ length: 2000 }, (_, index) => `${subjects[index % 4]} ${9000 - index}`);

  test("appear in the server's order", async ({ page, open }) => {
    await open("invoices-many", "/app/invoices");
    await expectWholeList(page);
    const shown = await rows(page).evaluateAll((items) => items.map(({ textContent }) => textContent.split("€")[0]));
    expect(shown).toEqual(titles);
  });

  test("are all there again after an invoice", async ({ page, open }) => {
    await open("invoices-many", "/app/invoices");
    await expectWholeList(page);
    await openByKey(page, 1000);
    await expectScreen(page, "Membership fee 8000");
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL("/app/invoices");
    await expectWholeList(page);
    await page.goForward();
    await expectScreen(page, "Membership fee 8000");
    await page.goBack();
    await expectWholeList(page);
    await openByKey(page, 1);
    await expectScreen(page, "Hut booking 8999");
  });

  test("never scroll sideways on a screen 320 pixels wide", async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open("invoices-many", "/app/invoices");
    await expectWholeList(page);
    await expectNoSidewaysScroll(page);
    await scrollToEnd(page);
    await expectNoSidewaysScroll(page);
    await openByKey(page, 1999);
    await expectScreen(page, "Borrowed gear 7001");
    await expectNoSidewaysScroll(page);
  });
});

/** Rendering and removing so many rows is slow on a busy machine. */
const slowTimeout = { timeout: 30_000 };

/** The list grows step by step while the page stays responsive. */
async function expectWholeList(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(2000, slowTimeout);
}

/** By keyboard: rows near the viewport change to their real height and move away from a pointer. */
async function openByKey(page: Page, index: number): Promise<void> {
  const link = rows(page).nth(index).locator("a");
  await link.focus();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press("Enter");
}

/** Address and screen at the same moment: a failure shows both. */
async function expectScreen(page: Page, title: string): Promise<void> {
  const present = () =>
    page.evaluate(() => `${location.pathname}: ${document.querySelector("h1")?.textContent ?? "no title"}`);
  await expect.poll(present, slowTimeout).toBe(`/app/invoices/${title.split(" ").at(-1)}: ${title}`);
  await expect(heading(page, title)).toBeVisible();
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

    for (const id of [6010, 6011, 6012, 6013, 5990, 5991])
      await freshStep(page, `invoice ${id}`, async () => {
        await open("invoice-kinds", `/app/invoices/${id}`);
        await expect(page.getByRole("table", { name: "Invoice rows" })).toBeVisible();
        await expectNoSidewaysScroll(page);
      });
  });
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
