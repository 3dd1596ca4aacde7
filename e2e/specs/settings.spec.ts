import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { requestLog } from "./request-log";

// See docs/product.md, Settings and Languages. faults/tabs.spec.ts has other tabs, every-state.spec.ts each screen in the
// dark theme.

const darkTheme = (page: Page) => page.getByRole("switch", { name: "Dark theme" });
const language = (page: Page) => page.getByLabel("Language");
const html = (page: Page) => page.locator("html");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

function storedSettings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("settings") ?? "{}") as Record<string, unknown>);
}

test.describe("Dark theme", () => {
  test("follows the system live until the member chooses", async ({ page, open }) => {
    await open("ordinary", "/app/settings");
    await expect(darkTheme(page)).not.toBeChecked();
    await expect(darkTheme(page)).toHaveAccessibleDescription("Follows your device’s setting until you choose.");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(darkTheme(page)).toBeChecked();
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    expect(await storedSettings(page)).not.toHaveProperty("darkMode");

    await darkTheme(page).click();
    await expect(darkTheme(page)).not.toBeChecked();
    await expect(darkTheme(page)).toHaveAccessibleDescription("");
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    expect(await storedSettings(page)).toMatchObject({ darkMode: false });
    await page.emulateMedia({ colorScheme: "light" });
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html(page)).toHaveAttribute("data-theme", "light");
  });

  test("switches by a press on its label too, and changes all at once", async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open("ordinary", "/app/settings");
    const button = page.getByRole("button", { name: "Cookie settings" });
    await expect(button).toHaveCSS("background-color", "rgb(241, 241, 244)");
    await page.evaluate(() => {
      new MutationObserver(() => {
        const buttons = Array.from(document.querySelectorAll("main button"));
        const colors = buttons.map((one) => getComputedStyle(one).backgroundColor);
        document.documentElement.dataset.first ??= colors.includes("rgb(35, 35, 38)") ? "dark" : colors.join();
      }).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    });
    await page.getByText("Follows your").click();
    await expect(darkTheme(page)).toBeChecked();
    await expect(html(page)).toHaveAttribute("data-first", "dark");
    await expect(html(page)).not.toHaveAttribute("data-retheming");
  });
});

test.describe("Language", () => {
  test.use({ storedSettings: {} });

  test("starts in Finnish, and changes to English and back on the same screen", async ({ page, open }) => {
    await open("ordinary", "/app/settings");
    await expect(heading(page, "Asetukset")).toBeVisible();
    await page.getByLabel("Kieli").selectOption({ label: "English" });
    await expect(heading(page, "Settings")).toBeVisible();
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL("/app/settings");
    await expect(page).toHaveTitle(/^Settings – /);
    expect(await storedSettings(page)).toMatchObject({ locale: "en" });
    await expect
      .poll(async () => (await requestLog(page)).filter((request) => request.startsWith("/api/en/")).sort())
      .toEqual(["/api/en/config?clearCache=1", "/api/en/me?clearCache=1"]);

    await language(page).selectOption({ label: "Suomi" });
    await expect(heading(page, "Asetukset")).toBeVisible();
    await expect(html(page)).toHaveAttribute("lang", "fi");
    await expect
      .poll(async () => (await requestLog(page)).slice(-2).sort())
      .toEqual(["/api/fi/config?clearCache=1", "/api/fi/me?clearCache=1"]);
    await page.getByLabel("Kieli").selectOption("en");
    await page.getByRole("link", { name: "Membership card" }).click();
    await expect(page.getByText("Annual member")).toBeVisible();
  });
});
