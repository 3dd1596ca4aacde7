import type { Locator } from "@playwright/test";
import { english, expect, test } from "../fixtures";
import { builtLocales } from "./accessibility/words";
import { decodeBarcodes } from "./decode-barcode";
import { showBlocks } from "./show-blocks";

// See docs/product.md, Print: an invoice on A4, with the date of the data.
const settings = { ...english, darkMode: true };
const words = {
  en: { title: "Membership fee and magazine", read: /^Data as of \d+ \w+ \d{4}/, barcode: "Bank barcode" },
  sv: {
    title: "Medlemsavgift och medlemstidning",
    read: /^Uppgifterna hämtade \d+\s\w+\.?\s\d{4}/,
    barcode: "Bankstreckkod",
  },
  fi: { title: "Jäsenmaksu ja jäsenlehti", read: /^Tiedot haettu \d+\.\d+\.\d{4}/, barcode: "Pankkiviivakoodi" },
};

test.describe("an event on paper, in the dark theme", () => {
  test.use({ storedSettings: settings });

  test("prints its picture as it is, and the logo in dark colours", async ({ page, open }) => {
    await open("ordinary", "/app/events/tupaviikonloppu");
    const picture = page.getByRole("article").locator("img").first();
    await expect(picture).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner").locator("img")).toHaveCSS("filter", /invert/);
    await expect(picture).toHaveCSS("filter", "none");
  });
});

test("the server's wide table and long line are not clipped, because paper does not scroll", async ({ page, open }) => {
  const cells = Array.from({ length: 12 }, (_, index) => `<td>Column${index}</td>`).join("");
  const content = `<table><tr>${cells}</tr></table><pre>${"A long line of a letter. ".repeat(9)}</pre>`;
  await showBlocks(page, [{ type: "text_content_block", content }]);
  await open("ordinary", "/app/pages/blocks");
  const text = page.getByRole("article").locator(".rich-text");
  await expect(text).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of [text.getByRole("table"), text.locator("pre")])
    await expect.poll(() => part.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});

test.describe("at the end of a page Firefox cuts through the lines of a grid, so no grid is printed around", () => {
  const layoutsAround = (part: Locator) =>
    part.evaluate((element) => {
      const layouts: string[] = [];
      for (let box = element.parentElement; box?.closest("main > *"); box = box.parentElement)
        layouts.push(getComputedStyle(box).display);
      return layouts;
    });

  test("a text under its title, which starts below the title", async ({ page, open }) => {
    await showBlocks(page, [{ type: "text_content_block", title: "Rules", content: "<p>To be printed</p>" }]);
    await open("ordinary", "/app/pages/blocks");
    const text = page.getByText("To be printed");
    await expect(text).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => layoutsAround(text)).not.toContain("grid");
    await expect(page.getByRole("article").locator("section")).toHaveCSS("break-inside", "auto");
  });

  test("the rows of an invoice", async ({ page, open }) => {
    await open("ordinary", "/app/invoices/5012");
    await expect(page.getByRole("table")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => layoutsAround(page.getByRole("table"))).not.toContain("grid");
  });
});

for (const locale of builtLocales)
  test.describe(`an invoice on paper, in '${locale}' and the dark theme`, () => {
    test.use({ storedSettings: { ...settings, locale }, deviceScaleFactor: 3 });

    test("prints with the date of its data on one light page, with a barcode that scans", async ({ page, open }) => {
      await open("ordinary", "/app/invoices/5012");
      await expect(page.getByRole("heading", { level: 1, name: words[locale].title })).toBeVisible();
      await expect(page.getByRole("main").getByRole("img")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.getByText(words[locale].read)).toBeHidden();
      const firstColour = await page.evaluateHandle(() => {
        const first: { colour?: string } = {};
        matchMedia("print").addEventListener("change", () => {
          first.colour = getComputedStyle(document.body).backgroundColor;
        });
        return first;
      });
      await page.emulateMedia({ media: "print" });

      await test.step("the invoice and the date of its data, without shell and buttons", async () => {
        await expect(page.getByText(words[locale].read)).toBeVisible();
        await expect(page.getByRole("table")).toBeVisible();
        await expect(page.getByRole("main").getByRole("img")).toBeVisible();
        // Hidden elements have no role: nothing on the page is pressable.
        await expect(page.getByRole("button")).toHaveCount(0);
        await expect(page.getByRole("navigation")).toHaveCount(0);
        await expect(page.getByRole("banner").locator("button:visible")).toHaveCount(0);
      });

      await test.step("it is light from the first frame", async () => {
        await expect.poll(() => firstColour.evaluate(({ colour }) => colour)).toBe("rgb(255, 255, 255)");
        expect(await luminance(page.locator("body"), "backgroundColor")).toBe(1);
        for (const text of [page.getByRole("heading", { level: 1 }), page.getByRole("cell").first()])
          expect(await luminance(text, "color")).toBeLessThan(0.2);
        for (const surface of await page.getByRole("main").locator("section:visible").all())
          expect(await luminance(surface, "backgroundColor")).toBe(1);
      });

      await test.step("its barcode scans", async () => {
        const found = await decodeBarcodes(await page.getByRole("img", { name: words[locale].barcode }).screenshot());
        expect(found).toEqual([{ format: "Code128", text: expect.stringMatching(/^\d{54}$/) }]);
      });

      await test.step("it takes one page of A4", async () => {
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        expect(pdf).toMatch(/^%PDF-/);
        // A4, whatever the printer's paper.
        expect(pdf).toMatch(/\/MediaBox \[0 0 594\.\d+ 841\.\d+\]/);
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      });
    });
  });

test("a form may begin on the page on which its title stands", async ({ page, open }) => {
  await open("ordinary", "/app/myaccount");
  const form = page.getByRole("main").locator("section:has(form)");
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(form).toHaveCSS("break-inside", "auto");
});

for (const [what, opener] of [
  ["the menu", "Menu"],
  ["the dialog of a payment", "Pay invoice"],
] as const)
  test(`an invoice is printed without ${what} that is open above it`, async ({ page, open }) => {
    await open("ordinary", "/app/invoices/5012");
    await page.getByRole("button", { name: opener }).click();
    const dialog = page.locator("dialog");
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("table")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

/** The rendered colour, from 0 (black) to 1 (white), whatever its CSS notation. */
async function luminance(locator: Locator, property: "backgroundColor" | "color"): Promise<number> {
  return locator.evaluate((element, name) => {
    const context = document.createElement("canvas").getContext("2d")!;
    context.fillStyle = getComputedStyle(element)[name];
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3 / 255;
  }, property);
}
