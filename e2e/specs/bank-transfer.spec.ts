import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { english, expect, test as base } from "../fixtures";
import { freshStep, storeSettings } from "../fresh-step";
import { blackAndWhite, underEachDarkening } from "./darkenings";
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

/** Version, account, amount and reference of the bank barcode, by the banks' guide. */
const beginning = {
  5012: ["4", "2112345600000785", "00005050", "000", "00000000000001050127"],
  6010: ["5", "2112345600000785", "00001000", "53", "000000000000001060104"],
};

function barcodeDigits(id: keyof typeof beginning, dueDate: string): string {
  return beginning[id].join("") + dueDate.slice(2).replaceAll("-", "");
}

/** Reads the clipboard in a new context, which has all permissions. */
async function readClipboard(context: BrowserContext): Promise<string> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const reader = await context.newPage();
  await reader.goto("/mock");
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

test.describe("the details", () => {
  test("are copied the old way where the clipboard is refused, or selected by hand", async ({
    page,
    context,
    openInvoice,
  }) => {
    // Granting one permission denies all others.
    await context.grantPermissions(["geolocation"]);
    await openInvoice("ordinary", 5012);
    await expect(page.evaluate(() => navigator.clipboard.writeText("refused?"))).rejects.toThrow(/NotAllowed/);
    await copy(page, "amount").click();
    await expect(page.getByRole("status").filter({ hasText: "Copied: amount" })).toBeVisible();
    await expect(copy(page, "amount")).toBeFocused();
    expect(await readClipboard(context)).toBe("50,50");
    await value(page, "Amount").getByText("€50.50").selectText();
    expect(await page.evaluate(() => String(getSelection()))).toBe("€50.50");
  });
});

test.describe("the barcode", () => {
  test.use({ deviceScaleFactor: 2 });

  test("scans, in both versions and themes, on a small screen, and however the page is darkened", async ({
    page,
    openInvoice,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { theme, persona, id, version } of [
      { theme: "light", persona: "invoice-kinds", id: 6010, version: "5, of an RF reference" },
      { theme: "dark", persona: "ordinary", id: 5012, version: "4, of a Finnish reference" },
    ] as const)
      await freshStep(page, `version ${version}, in the ${theme} theme`, async () => {
        await storeSettings(page, { ...english, darkMode: theme === "dark" });
        const { dueDate } = await openInvoice(persona, id);
        const text = barcodeDigits(id, dueDate);
        expect(text).toMatch(/^\d{54}$/);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(value(page, "Virtual barcode")).toHaveText(text);
        expect(await decodeBarcodes(await picture(page).screenshot())).toEqual([{ format: "Code128", text }]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

        await underEachDarkening(page, async () => {
          const shown = await picture(page).screenshot();
          expect(await decodeBarcodes(shown)).toEqual([{ format: "Code128", text }]);
          expect((await blackAndWhite(page, shown)).other).toBeLessThan(0.01);
        });
      });
  });
});

// A due date has no time: no time zone may shift it.
test.describe("the due date in the calendar, in America/Los_Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("is an event of the day that is shown", async ({ page, openInvoice }) => {
    const { dueDate } = await openInvoice("ordinary", 5012);
    const shown = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(dueDate));
    await expect(value(page, "Due date")).toHaveText(shown);
    const downloading = page.waitForEvent("download");
    await panel(page).getByRole("button", { name: "Add due date to calendar" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("invoice-5012.ics");
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(lines).toContain(`DTSTART;VALUE=DATE:${dueDate.replaceAll("-", "")}`);
  });
});
