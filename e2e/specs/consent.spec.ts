import type { Locator, Page } from "@playwright/test";
import { english, expect, test } from "../fixtures";
import { holdRequests } from "./hold-requests";

// See docs/product.md, Cookies and analytics. Only tests that need a browser: components/dialogs/cookies and lib/consent test
// the opening, views and answers of the dialog, components/consent the gate of embedded content.
const firstVisit = { ...english, showCookieDialog: true };

const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookies" });
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const checkbox = (page: Page, name: string) => dialog(page).getByRole("checkbox", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const saved = (page: Page) => page.getByRole("status").filter({ hasText: "Your cookie choice has been saved." });

async function storedSettings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("settings") ?? "{}") as Record<string, unknown>);
}

// The margins are 16 px on each side; the scrollbar takes 15.
const sizes = [
  [1280, 800, { width: 400, height: 600 }],
  [320, 568, { width: 273, height: 536 }],
  [800, 360, { width: 400, height: 328 }],
  [412, 823, { width: 365, height: 600 }],
] as const;

async function roundedSize(panel: Locator): Promise<{ width: number; height: number } | null> {
  const box = await panel.boundingBox();
  return box && { width: Math.round(box.width), height: Math.round(box.height) };
}

test.describe("at the first visit", () => {
  test.use({ storedSettings: firstVisit });

  test("the dialog opens by itself, shows every answer on any screen, and is answered by one tap", async ({
    page,
    open,
  }) => {
    await open("ordinary", "/app/invoices/5012");
    await expect(dialog(page).getByRole("heading", { name: "Cookies" })).toBeFocused();
    const panel = dialog(page).getByRole("heading").locator("xpath=../..");
    for (const [width, height, expected] of sizes)
      await test.step(`on ${width} x ${height} it is ${expected.width} x ${expected.height}`, async () => {
        await page.setViewportSize({ width, height });
        await expect.poll(() => roundedSize(panel)).toEqual(expected);
        for (const name of ["Choose cookies", "Accept only necessary", "Accept all"])
          await expect(button(page, name)).toBeInViewport({ ratio: 1 });
        await button(page, "Choose cookies").click();
        await expect(button(page, "Accept chosen")).toBeInViewport({ ratio: 1 });
        await expect.poll(() => roundedSize(panel)).toEqual(expected);
        await button(page, "Back").click();
      });
    await page.reload();
    await button(page, "Accept only necessary").tap();
    await expect(dialog(page)).toBeHidden();
    await expect(saved(page)).toBeVisible();
    await expect(heading(page, "Membership fee and magazine")).toBeVisible();
    const answer = { acceptedCookies: ["necessary"], showCookieDialog: false };
    expect(await storedSettings(page)).toMatchObject(answer);
  });

  test("the way to its page is in sight on a narrow phone", async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open("ordinary");
    await expect(button(page, "Read more")).toBeInViewport({ ratio: 1 });
  });

  test("a link of its page leads into the app, and the question comes again at the next start", async ({
    page,
    open,
  }) => {
    await open("ordinary");
    await button(page, "Read more").click();
    await dialog(page).getByRole("link", { name: "Settings" }).click();
    await expect(heading(page, "Settings")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(dialog(page)).toBeVisible();
  });

  test("its long page scrolls by keyboard, also in a browser that focuses no scroller by itself", async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 412, height: 400 });
    await open("ordinary");
    await button(page, "Read more").click();
    await expect(dialog(page).locator(".overflow-y-auto").last()).toHaveAttribute("tabindex", "0");
  });

  test("it can be answered by keyboard, and Escape does not close it", async ({ page, open }) => {
    await open("ordinary");
    await expect(dialog(page).getByRole("heading", { name: "Cookies" })).toBeFocused();
    // Chromium lets no page cancel a second Escape.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(button(page, "Read more")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("heading", { name: "Choose cookies" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(button(page, "Back")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(checkbox(page, "Statistics")).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(button(page, "Accept chosen")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    expect(await storedSettings(page)).toMatchObject({ acceptedCookies: ["necessary", "statistics"] });
  });

  test("it waits for the drawer, opened before React, to be closed", async ({ page }) => {
    const release = await holdRequests(page, /\/app\/_next\/.*\.js$/);
    await page.goto("/mock/set?persona=ordinary");
    await page.goto("/app/", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Menu" }).tap();
    release();
    const drawer = page.getByRole("dialog", { name: "Navigation menu" });
    await expect(drawer).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await button(page, "Accept all").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
