import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

// See docs/product.md, Search.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const items = (page: Page) => page.getByRole("main").getByRole("listitem");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const noMatch = "Your search didn't match any results.";

// lib/collections/search-items.test.ts has what a text finds.
test.describe("the search", () => {
  test("works by keyboard alone, reports no results, and keeps its text for Back", async ({ page, open }) => {
    await open("ordinary", "/app/benefits");
    await search(page).focus();
    await page.keyboard.type("^AALLOKKO|no such words$");
    await expect(items(page)).toHaveCount(1);
    await expect(page.getByText("1 result", { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Clear" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(items(page).getByRole("link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Aallokko, kayak rental")).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();

    await test.step("on the way back from an item, and after a reload", async () => {
      await page.getByRole("button", { name: "Back" }).click();
      await expect(search(page)).toHaveValue("^AALLOKKO|no such words$");
      await expect(items(page)).toHaveCount(1);
      await page.reload();
      await expect(search(page)).toHaveValue("^AALLOKKO|no such words$");
      await expect(items(page)).toHaveCount(1);
    });

    await test.step("no match, and all again once the text is cleared", async () => {
      await search(page).fill("no such words");
      await expect(page.getByText(noMatch)).toBeVisible();
      await expect(items(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Clear" }).click();
      await expect(search(page)).toBeFocused();
      await expect(search(page)).toHaveValue("");
      await expect(items(page)).toHaveCount(5);
      await search(page).fill("kayak");
      await search(page).press("Escape");
      await expect(search(page)).toHaveValue("");
      await expect(items(page)).toHaveCount(5);
      // Enter submits nothing.
      await search(page).press("Enter");
      await expect(page).toHaveURL("/app/benefits");
    });

    await test.step("another visit starts without a text", async () => {
      await search(page).fill("kayak");
      await expect(items(page)).toHaveCount(1);
      await page.getByRole("link", { name: "News" }).click();
      await expect(heading(page, "News")).toBeVisible();
      await expect(search(page)).toHaveValue("");
      await page.getByRole("link", { name: "Benefits" }).click();
      await expect(heading(page, "Benefits")).toBeVisible();
      await expect(search(page)).toHaveValue("");
    });
  });
});

test.describe("a list of 5,000", () => {
  test("draws its start, its end after scrolling, and is searchable", async ({ page, open }) => {
    // No pattern: a busy machine may exceed its limit of half a second.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / 20;
    });
    await open("collections-many", "/app/articles");
    await expect(items(page).first()).toContainText("The winter calendar is open 1");
    expect(await items(page).count()).toBeLessThan(200);
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(items(page).filter({ hasText: "new board 5000" })).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    expect(await items(page).count()).toBeLessThan(400);
    await search(page).fill("packing for a day hike 4\\d{3}$");
    await expect(page.getByText("167 results")).toBeVisible();
    await expect(items(page)).toHaveCount(167);
    await expect(items(page).first()).toContainText("Packing for a day hike 4");
  });

  test("can be tabbed through", async ({ page, open }) => {
    await open("collections-many", "/app/events");
    await expect(items(page).first()).toBeVisible();
    await search(page).focus();
    for (let row = 0; row < 20; row += 1) {
      await page.keyboard.press("Tab");
      await expect(items(page).nth(row).getByRole("link")).toBeFocused();
    }
    await expect(items(page).nth(19)).toBeInViewport();
  });
});
