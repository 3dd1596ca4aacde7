import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

// See docs/product.md, Invoices. What an invoice shows is in components/invoices; paying has its own tests.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

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
