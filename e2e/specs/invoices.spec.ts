import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

// See docs/product.md, Invoices. What an invoice shows is in components/invoices; paying has its own tests.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const invoices = (page: Page) => page.getByRole("main").getByRole("listitem");

test("the list shows each invoice with title, summary, icon and status, and opens one", async ({ page, open }) => {
  await open("ordinary", "/app/invoices");
  await expect(invoices(page)).toHaveText([
    /^Membership fee and magazine€50\.50 · due \d+ \w+ \d{4}Open$/,
    /^Hut booking, Kuukkelinlampi€24\.00 · due \d+ \w+ \d{4}Overdue$/,
    /^Membership fee€40\.00 · due \d+ \w+ \d{4}Paid$/,
  ]);
  for (const invoice of await invoices(page).all())
    await expect(invoice.locator("svg path").first()).toHaveAttribute("d", /^M.{10}/i);
  await page.getByRole("link", { name: /Hut booking, Kuukkelinlampi/ }).click();
  await expect(page).toHaveURL("/app/invoices/4981");
  await expect(heading(page, "Hut booking, Kuukkelinlampi")).toBeVisible();
});

test("many invoices are in the server's order, and are all listed again after one was opened", async ({
  page,
  open,
}) => {
  // As in the persona: cycles of four, numbered downwards.
  const subjects = ["Membership fee", "Hut booking", "Trip fee", "Borrowed gear"];
  const titles = Array.from({ length: 300 }, (_, index) => `${subjects[index % 4]} ${9000 - index}`);
  await open("invoices", "/app/invoices");
  await expect(invoices(page)).toHaveCount(300);
  const shown = await invoices(page).evaluateAll((items) => items.map(({ textContent }) => textContent.split("€")[0]));
  expect(shown).toEqual(titles);
  await openByKey(page, 200);
  await expect(page).toHaveURL("/app/invoices/8800");
  await expect(heading(page, "Membership fee 8800")).toBeVisible();
  await page.goBack();
  await expect(invoices(page)).toHaveCount(300);
  await scrollToEnd(page);
  await openByKey(page, 299);
  await expect(heading(page, "Borrowed gear 8701")).toBeVisible();
});

/** By keyboard: rows near the viewport change to their real height and move away from a pointer. */
async function openByKey(page: Page, index: number): Promise<void> {
  const link = invoices(page).nth(index).locator("a");
  await link.focus();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press("Enter");
}

/** Rows get their real height only near the viewport. */
async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await invoices(page).last().scrollIntoViewIfNeeded();
    await expect(invoices(page).last()).toBeInViewport({ timeout: 1000 });
  }).toPass();
}

test.describe("an invoice", () => {
  test("not found: error404 in its place, without an entry in the history", async ({ page, open }) => {
    await open("ordinary", "/app/settings");
    await expect(heading(page, "Settings")).toBeVisible();
    await page.goto("/app/invoices/999999");
    await expect(page).toHaveURL("/app/error404");
    await expect(heading(page, "Page not found")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/app/settings");
  });

  test("a double tap opens it once, and one on Back leaves it once", async ({ page, open }) => {
    await open("ordinary", "/app/invoices");
    const row = page.getByRole("link", { name: /Membership fee/ }).first();
    await row.dblclick();
    await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
    await page.getByRole("button", { name: "Back" }).dblclick();
    await expect(page).toHaveURL("/app/invoices");
    await expect(row).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/app\/invoices\/\d+$/);
  });
});
