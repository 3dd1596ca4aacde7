import type { Page } from "@playwright/test";
import { expect, refusedMarkup, test } from "../fixtures";
import { freshStep } from "../fresh-step";

// See docs/product.md, Invoices. Paying has its own tests.
test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const invoices = (page: Page) => page.getByRole("main").getByRole("listitem");

test.describe("the list", () => {
  test("shows each invoice with title, summary, icon and status, in the server's order, and opens one", async ({
    page,
    open,
  }) => {
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

  test("has no search, says when it is empty, and opens each invoice", async ({ page, open }) => {
    await freshStep(page, "has no search", async () => {
      await open("invoices", "/app/invoices");
      await expect(invoices(page)).toHaveCount(300);
      await expect(invoices(page).first()).toContainText("Membership fee 9000");
      await expect(invoices(page).last()).toContainText("Borrowed gear 8701");
      await expect(page.getByRole("searchbox")).toHaveCount(0);
    });

    await freshStep(page, "says when it is empty", async () => {
      await open("nothing", "/app/invoices");
      await expect(page.getByText("No invoices to show.")).toBeVisible();
      await expect(invoices(page)).toHaveCount(0);
    });

    for (const persona of ["long", "misbehaving"]) {
      await freshStep(page, `of '${persona}' every entry can be told apart`, async () => {
        await open(persona, "/app/invoices");
        await expect(heading(page, "Invoices")).toBeVisible();
        await expect(invoices(page).first()).toBeVisible();
      });
    }
  });
});

test.describe("an invoice", () => {
  test("shows its details and rows, found by its id as an integer", async ({ page, open }) => {
    await freshStep(page, "shows its details and rows", async () => {
      await open("ordinary", "/app/invoices/5012");
      await expect(heading(page, "Membership fee and magazine")).toBeVisible();
      await expect(page.getByRole("main").getByText("Open", { exact: true })).toBeVisible();
      // The first list; the bank transfer's has its own tests.
      const details = page.getByRole("main").locator("dl").first();
      await expect(details.getByRole("term")).toHaveText(["Invoice number", "Date", "Due date", "Reference", "Total"]);
      await expect(details.getByRole("definition").first()).toHaveText("5012");
      await expect(page.getByRole("row")).toHaveText([
        /Quantity.*Total/,
        /^Membership fee1€42\.00$/,
        /^Kaarna, the members’ magazine1€8\.50$/,
      ]);
      await expect(page.getByRole("table").locator("strong")).toHaveText(["€42.00", "€8.50"]);
    });

    await freshStep(page, "is found by its id as an integer", async () => {
      await open("long", "/app/invoices/0078");
      await expect(heading(page, "78")).toBeVisible();
    });
  });

  test("not found: error404 in its place", async ({ page, open }) => {
    for (const pagename of ["999999", "5012abc", "abc", "-5012", "5012.5"]) {
      await freshStep(page, `'${pagename}'`, async () => {
        await open("ordinary", `/app/invoices/${pagename}`);
        await expect(heading(page, "Page not found")).toBeVisible();
        await expect(page).toHaveURL("/app/error404");
      });
    }

    await freshStep(page, "no entry is left in the history", async () => {
      await open("ordinary", "/app/settings");
      await expect(heading(page, "Settings")).toBeVisible();
      await page.goto("/app/invoices/999999");
      await expect(page).toHaveURL("/app/error404");
      await page.goBack();
      await expect(page).toHaveURL("/app/settings");
    });
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

  test("Back leads to the list, from a deep link and from the list", async ({ page, open }) => {
    await open("ordinary", "/app/invoices/5012");
    await page.getByRole("button", { name: "Back" }).click();
    await expect(heading(page, "Invoices")).toBeVisible();
    await page.getByRole("link", { name: /Hut booking/ }).click();
    await expect(heading(page, "Hut booking, Kuukkelinlampi")).toBeVisible();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL("/app/invoices");
    await expect(heading(page, "Invoices")).toBeVisible();
  });

  test("opens although its texts are odd or its parts malformed", async ({ page, open, expectConsoleErrors }) => {
    expectConsoleErrors(refusedMarkup);
    for (const id of ["601", "602"]) {
      await freshStep(page, `the malformed parts of ${id}`, async () => {
        await open("misbehaving", `/app/invoices/${id}`);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
        await expect(page).toHaveURL(`/app/invoices/${id}`);
      });
    }

    await freshStep(page, "odd texts never scroll the page sideways, and run no script", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open("long", "/app/invoices/77");
      await expect(page.getByRole("table")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expect(page.locator("[onerror]")).toHaveCount(0);
    });
  });
});
