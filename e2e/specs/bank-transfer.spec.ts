import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test as base } from "../fixtures";
import { freshStep, storeSettings } from "../fresh-step";
import { blackAndWhite, darkenings } from "./darkenings";
import { decodeBarcodes } from "./decode-barcode";

// See docs/product.md, Invoice.
const panel = (page: Page) => page.getByRole("region", { name: "Pay by bank transfer" });
const value = (page: Page, term: string) =>
  panel(page)
    .locator("dl > div", { has: page.getByRole("term").getByText(term, { exact: true }) })
    .getByRole("definition");
const copy = (page: Page, name: string) => panel(page).getByRole("button", { name: `Copy: ${name}`, exact: true });
const picture = (page: Page) => panel(page).getByRole("img", { name: "Bank barcode" });

interface WireInvoice {
  id: number;
  _payment?: { due_date: string };
}

/** The mock's invoices are due some days from now. */
type OpenInvoice = (persona: string, id: number) => Promise<{ dueDate: string }>;

const test = base.extend<{ openInvoice: OpenInvoice }>({
  openInvoice: async ({ page, open }, use) => {
    await use(async (persona, id) => {
      const answer = page.waitForResponse(/\/api\/\w+\/me$/);
      await open(persona, `/app/invoices/${id}`);
      const { memberData } = (await (await answer).json()) as { memberData: { invoice: WireInvoice[] } };
      await expect(panel(page)).toBeVisible();
      return { dueDate: memberData.invoice.find((invoice) => invoice.id === id)?._payment?.due_date ?? "" };
    });
  },
});

test.use({ storedSettings: { locale: "en", showInstallationGuideNotification: false } });

/** Version, account, amount and reference of the bank barcode, by the banks' guide. */
const beginning = {
  5012: ["4", "2112345600000785", "00005050", "000", "00000000000001050127"],
  6010: ["5", "2112345600000785", "00001000", "53", "000000000000001060104"],
};

function barcodeDigits(id: keyof typeof beginning, dueDate: string): string {
  return beginning[id].join("") + dueDate.slice(2).replaceAll("-", "");
}

/** Reads in a new page, which has all permissions. */
async function readClipboard(context: BrowserContext): Promise<string> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const reader = await context.newPage();
  await reader.goto("/mock");
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

test.describe("the details", () => {
  test("are shown as people read them, and copied as a bank's form takes them", async ({
    page,
    context,
    openInvoice,
  }) => {
    const { dueDate } = await openInvoice("ordinary", 5012);
    await expect(panel(page).getByRole("heading", { name: "Pay by bank transfer" })).toBeVisible();
    await expect(value(page, "Payee’s account")).toHaveText("FI21 1234 5600 0007 85");
    await expect(value(page, "Reference number")).toHaveText("10 50127");
    await expect(value(page, "Amount")).toHaveText("€50.50");
    const shown = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(dueDate));
    await expect(value(page, "Due date")).toHaveText(shown);

    const [year, month, day] = dueDate.split("-").map(Number);
    const copied = {
      "payee’s account": "FI2112345600000785",
      "reference number": "1050127",
      amount: "50,50",
      "due date": `${day}.${month}.${year}`,
      "virtual barcode": barcodeDigits(5012, dueDate),
    };
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    for (const [name, text] of Object.entries(copied)) {
      await copy(page, name).click();
      await expect(page.getByRole("status").filter({ hasText: `Copied: ${name}` })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }

    await freshStep(page, "an international reference is shown in groups of four", async () => {
      await openInvoice("invoice-kinds", 6010);
      await expect(value(page, "Reference number")).toHaveText("RF53 1060 104");
    });
  });

  test("are copied by keyboard, and the focus stays", async ({ page, context, openInvoice }) => {
    await openInvoice("ordinary", 5012);
    await copy(page, "reference number").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Copied: reference number" })).toBeVisible();
    await expect(copy(page, "reference number")).toBeFocused();
    expect(await readClipboard(context)).toBe("1050127");
  });

  test("are copied the old way where the clipboard is refused", async ({ page, context, openInvoice }) => {
    // Granting one permission denies all others.
    await context.grantPermissions(["geolocation"]);
    await openInvoice("ordinary", 5012);
    await expect(page.evaluate(() => navigator.clipboard.writeText("refused?"))).rejects.toThrow(/NotAllowed/);
    await copy(page, "amount").click();
    await expect(page.getByRole("status").filter({ hasText: "Copied: amount" })).toBeVisible();
    await expect(copy(page, "amount")).toBeFocused();
    expect(await readClipboard(context)).toBe("50,50");
  });

  test("are copied the old way where there is no clipboard", async ({ page, context, openInvoice }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await openInvoice("ordinary", 5012);
    await copy(page, "payee’s account").click();
    await expect(page.getByRole("status").filter({ hasText: "Copied: payee’s account" })).toBeVisible();
    expect(await readClipboard(context)).toBe("FI2112345600000785");
  });

  test("can be selected where nothing copies, and it is said", async ({ page, openInvoice }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await openInvoice("ordinary", 5012);
    await copy(page, "amount").click();
    await expect(page.getByRole("alert").filter({ hasText: "Copying did not work." })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(0);
    await value(page, "Amount").getByText("€50.50").selectText();
    expect(await page.evaluate(() => String(getSelection()))).toBe("€50.50");
  });
});

test.describe("the barcode", () => {
  test.use({ deviceScaleFactor: 3 });

  test("scans, in both versions and themes", async ({ page, openInvoice }) => {
    for (const theme of ["light", "dark"])
      for (const { persona, id, version } of [
        { persona: "ordinary", id: 5012, version: "4, of a Finnish reference" },
        { persona: "invoice-kinds", id: 6010, version: "5, of an RF reference" },
      ] as const)
        await freshStep(page, `version ${version}, in the ${theme} theme`, async () => {
          await storeSettings(page, {
            locale: "en",
            darkMode: theme === "dark",
            showInstallationGuideNotification: false,
          });
          const { dueDate } = await openInvoice(persona, id);
          const text = barcodeDigits(id, dueDate);
          expect(text).toMatch(/^\d{54}$/);
          await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
          await expect(value(page, "Virtual barcode")).toHaveText(text);
          expect(await decodeBarcodes(await picture(page).screenshot())).toEqual([{ format: "Code128", text }]);
        });
  });

  for (const [darkening, darken] of Object.entries(darkenings))
    test(`is black on white and scans under ${darkening}`, async ({ page, openInvoice }) => {
      await darken(page);
      const { dueDate } = await openInvoice("ordinary", 5012);
      const shown = await picture(page).screenshot();
      expect(await decodeBarcodes(shown)).toEqual([{ format: "Code128", text: barcodeDigits(5012, dueDate) }]);
      expect((await blackAndWhite(page, shown)).other).toBeLessThan(0.01);
    });

  test("fits a screen 320 pixels wide with the other details, and scans from it", async ({ page, openInvoice }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { dueDate } = await openInvoice("ordinary", 5012);
    await expect(picture(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const found = await decodeBarcodes(await picture(page).screenshot());
    expect(found).toEqual([{ format: "Code128", text: barcodeDigits(5012, dueDate) }]);
  });
});

// A due date has no time: no time zone may shift it.
for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles"])
  test.describe(`the due date in the calendar, in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("is an event of that day with a reminder", async ({ page, openInvoice, baseURL }) => {
      const { dueDate } = await openInvoice("ordinary", 5012);
      const downloading = page.waitForEvent("download");
      await panel(page).getByRole("button", { name: "Add due date to calendar" }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("invoice-5012.ics");
      const lines = calendarLines(await readFile(await download.path(), "utf8"));
      expect(lines[0]).toBe("BEGIN:VCALENDAR");
      expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
      expect(lines).toContain(`DTSTART;VALUE=DATE:${dueDate.replaceAll("-", "")}`);
      expect(lines).toContain(`UID:invoice-5012@${new URL(baseURL ?? "").host}`);
      expect(lines).toContain("SUMMARY:Invoice due: Membership fee and magazine");
      const alarm = lines.slice(lines.indexOf("BEGIN:VALARM"), lines.indexOf("END:VALARM"));
      expect(alarm).toEqual(expect.arrayContaining(["ACTION:DISPLAY", "TRIGGER:-PT15H"]));
    });
  });

/** Joins folded lines: a long line of a calendar file continues after a line break and a space. */
function calendarLines(file: string): string[] {
  return file.replace(/\r\n[ \t]/g, "").split("\r\n");
}

test("without transfer details, or without anything to pay, there is no panel", async ({ page, open }) => {
  await freshStep(page, "without transfer details", async () => {
    await open("invoice-kinds", "/app/invoices/6011");
    await expect(page.getByRole("heading", { level: 1, name: "Invoice without transfer details" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Invoice rows" })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /Copy|calendar/ })).toHaveCount(0);
  });

  await freshStep(page, "without anything to pay", async () => {
    await open("ordinary", "/app/invoices/4420");
    await expect(page.getByRole("link", { name: "Download receipt" })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
});
