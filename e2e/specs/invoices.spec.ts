import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { changeMember } from "./change-member";

// See docs/product.md, Invoices. What an invoice shows is in components/invoices; paying has its own tests.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const invoices = (page: Page) => page.getByRole("main").getByRole("listitem");

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

for (const [width, total] of [
  [320, "-1 234,56 €"],
  [320, "<strong>1 234,56 EUR</strong>"],
  [412, "<p>1 234 567,00&nbsp;€</p>"],
] as const)
  test(`at ${width} pixels the amount ${total} stays in one line in its panel, beside a long title, clear of the quantity`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    const title = "Membership fee with the magazine, accident insurance and a discount for members of many years";
    await changeMember(page, { invoice: [{ id: 5012, _table_rows: [{ title, quantity: "12", total }] }] });
    await open("ordinary", "/app/invoices/5012");
    const amount = page.getByRole("cell").last();
    await expect(amount).toHaveText(/,/);
    const [lines, gap, overhang] = await amount.evaluate((cell) => {
      const linesOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!);
        return range.getClientRects();
      };
      const line = linesOf(cell)[0]!;
      const gap = line.left - linesOf(cell.previousElementSibling!)[0]!.right;
      const [table, panel] = [cell.closest("table")!, cell.closest("table")!.parentElement!];
      const [inner, outer] = [table.getBoundingClientRect(), panel.getBoundingClientRect()];
      return [linesOf(cell).length, gap, inner.left - outer.left - (outer.right - inner.right)];
    });
    expect(lines).toBe(1);
    // As close as a space between digits, "2" and "24.00" would read as one number.
    expect(gap).toBeGreaterThan(12);
    expect(overhang).toBeLessThan(1);
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
