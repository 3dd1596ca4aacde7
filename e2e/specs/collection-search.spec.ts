import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";

// See docs/product.md, Search.

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const items = (page: Page) => page.getByRole("main").getByRole("listitem");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const noMatch = "Your search didn't match any results.";

test.describe("the search", () => {
  /** Clears the previous row's search first, since its result may be the same. */
  async function searchAnew(page: Page, text: string): Promise<void> {
    await search(page).fill("");
    await expect(items(page).nth(8)).toBeVisible();
    await search(page).fill(text);
  }

  test("finds items by title, subtitle, summary and pattern, and reports no results", async ({ page, open }) => {
    await open("ordinary", "/app/articles");
    for (const [where, text, found] of [
      ["title", "PACKING", "Packing for a day hike"],
      ["subtitle", "long story", "The paddling season ended at 1,200 kilometres"],
      ["summary", "capsized canoe", "The paddling season ended at 1,200 kilometres"],
    ] as const)
      await test.step(`by ${where}, whatever the case`, async () => {
        await searchAnew(page, text);
        await expect(items(page)).toHaveCount(1);
        await expect(items(page)).toContainText(found);
        await expect(page.getByText("1 result", { exact: true })).toBeVisible();
      });

    await test.step("the text is a pattern", async () => {
      await searchAnew(page, "^the .*(open|year|hour)$|^pack");
      await expect(items(page)).toContainText([
        "The winter calendar is open",
        "Packing for a day hike",
        "The northern lights trip was full in an hour",
      ]);
      await expect(items(page)).toHaveCount(3);
    });

    await test.step("nothing matches, and an empty search shows all again", async () => {
      await search(page).fill("no such words");
      await expect(page.getByText(noMatch)).toBeVisible();
      await expect(items(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Clear the search" }).click();
      await expect(search(page)).toBeFocused();
      await expect(search(page)).toHaveValue("");
      await expect(items(page)).toHaveCount(9);
    });
  });

  test("searches an invalid pattern literally, and finds Finnish letters without dots", async ({ page, open }) => {
    await open("collections-odd", "/app/articles");
    for (const text of ["c++", "(ja c#", "5.50 € [for"])
      await test.step(text, async () => {
        await searchAnew(page, text);
        await expect(items(page)).toHaveText([/C\+\+ \(ja C#\)/]);
      });

    for (const text of ["Lenkki 10+ km - kevätkierros", "members' evening"])
      await test.step(`visible characters, typed plainly: ${text}`, async () => {
        await searchAnew(page, text);
        await expect(items(page)).toHaveText([/Lenkki 10\+/]);
      });

    await test.step("Finnish letters that were typed without dots", async () => {
      await searchAnew(page, "aiti");
      await expect(items(page)).toHaveText([/Äiti’s day/]);
    });
  });

  test("is not blocked by patterns with exponential time", async ({ page, open }) => {
    await open("collections-odd", "/app/articles");
    for (const pattern of ["(a+)+$", "(a|aa)+b", "(.*)*(.*)*(.*)*q"])
      await test.step(pattern, async () => {
        await searchAnew(page, pattern);
        await expect(search(page)).toHaveValue(pattern);
        // The page responds: the next search works.
        await search(page).fill("number 42|numero 42");
        await expect(items(page)).toHaveText([/Number 42/]);
      });
  });

  test("keeps its text for Back, and is empty on another visit", async ({ page, open }) => {
    await freshStep(page, "on the way back from an item, and after a reload", async () => {
      await open("ordinary", "/app/events");
      await search(page).fill("hut|fire");
      await expect(items(page)).toHaveCount(2);
      await items(page).first().getByRole("link").click();
      await expect(heading(page, "A hut weekend at Kuukkelinlampi")).toBeVisible();
      await page.getByRole("button", { name: "Back" }).click();
      await expect(search(page)).toHaveValue("hut|fire");
      await expect(items(page)).toHaveCount(2);
      await items(page).first().getByRole("link").click();
      await expect(heading(page, "A hut weekend at Kuukkelinlampi")).toBeVisible();
      await page.goBack();
      await expect(search(page)).toHaveValue("hut|fire");
      await page.reload();
      await expect(search(page)).toHaveValue("hut|fire");
      await expect(items(page)).toHaveCount(2);
    });

    await freshStep(page, "on another visit", async () => {
      await open("ordinary", "/app/events");
      await search(page).fill("hut");
      await page.getByRole("link", { name: "News" }).click();
      await expect(heading(page, "News")).toBeVisible();
      await expect(search(page)).toHaveValue("");
      await page.getByRole("link", { name: "Events" }).click();
      await expect(heading(page, "Events")).toBeVisible();
      await expect(search(page)).toHaveValue("");
    });
  });

  test("works by keyboard alone", async ({ page, open }) => {
    await open("ordinary", "/app/benefits");
    await search(page).focus();
    await page.keyboard.type("kayak");
    await expect(items(page)).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Clear the search" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(items(page).getByRole("link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Aallokko, kayak rental")).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
    await page.goBack();
    // The main area gets the focus with the title; the key press needs it in the field.
    await expect(page).toHaveTitle(/^Benefits – /);
    await search(page).press("Escape");
    await expect(search(page)).toHaveValue("");
    await expect(items(page)).toHaveCount(7);
    // Enter submits nothing.
    await search(page).press("Enter");
    await expect(page).toHaveURL("/app/benefits");
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
      await expect(items(page).filter({ hasText: "kilometres 5000" })).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    expect(await items(page).count()).toBeLessThan(400);
    await search(page).fill("packing for a day hike 4\\d{3}$");
    await expect(page.getByText("112 results")).toBeVisible();
    await expect(items(page)).toHaveCount(112);
    await expect(items(page).first()).toContainText("Packing for a day hike 4");
  });

  test("can be tabbed through", async ({ page, open }) => {
    await open("collections-many", "/app/events");
    await expect(items(page).first()).toBeVisible();
    await search(page).focus();
    for (let row = 0; row < 40; row += 1) {
      await page.keyboard.press("Tab");
      await expect(items(page).nth(row).getByRole("link")).toBeFocused();
    }
    await expect(items(page).nth(39)).toBeInViewport();
  });
});
