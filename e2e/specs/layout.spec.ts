import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { storeSettings } from "../fresh-step";
import { setTextSize, spaceText } from "./accessibility/text-sizes";
import { addedLocales, words } from "./accessibility/words";
import { appUp } from "./app-up";
import { changeAnswer } from "./change-answer";
import { changeMember } from "./change-member";
import { resizePage } from "./resize-page";
import { screenShown } from "./screen-shown";

// See docs/product.md, Appearance: related elements align, and nothing is hidden on a small screen.

const small = { width: 320, height: 640 };

/** English, and the languages that a build adds to the default ones: their words have other lengths. */
const locales = ["en", ...addedLocales] as const;

/** The left edge of an element's text, without padding. */
function textLeft(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });
}

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("It is not shown.");
  return box;
}

/** Whether a line breaks right after the first of these characters. */
function breaksAfter(text: Locator, character: string): Promise<boolean> {
  return text.evaluate((element, sign) => {
    const node = element.firstChild!;
    const topOf = (at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    const place = node.textContent!.indexOf(sign);
    return topOf(place) !== topOf(place + 1);
  }, character);
}

/** The number of words on the last line of a text. */
function wordsOnLastLine(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const node = element.firstChild!;
    const tops = [...node.textContent!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getBoundingClientRect().top;
    });
    return tops.filter((top) => top === tops.at(-1)).length;
  });
}

/** The gap between a screen's list and the element above it. */
async function gapAbove(page: Page, above: Locator): Promise<number> {
  const list = page.getByRole("main").getByRole("list");
  await expect(list).toBeVisible();
  const { y, height } = await boxOf(above);
  return (await boxOf(list.locator(".."))).y - y - height;
}

test.describe("the headline", () => {
  const bar = (page: Page) => page.getByRole("banner");
  const row = (page: Page) => bar(page).locator(".headline > *");

  for (const locale of locales)
    test(`is one low line that starts at the content's edge, whole in text of 200 %, '${locale}'`, async ({
      page,
      open,
    }) => {
      const browser = await page.context().newCDPSession(page);
      const { routes } = words[locale];
      await storeSettings(page, { locale, showInstallationGuideNotification: false });
      for (const [address, text] of [
        ["/app/settings", routes.settings],
        ["/app/articles", routes.articleContainer],
        ["/app/myaccount", routes.myAccount],
        ["/app/error404", routes.error404],
        ["/app/invoices/5012", routes.invoiceContainer],
      ] as const)
        await test.step(address, async () => {
          await open("ordinary", address);
          await screenShown(page);
          await expect(row(page)).toHaveText(text);
          for (const width of [1280, 412, 320]) {
            await resizePage(page, { width, height: 640 });
            const content = page.getByRole("main").locator(":scope > *").last();
            await expect.poll(async () => (await boxOf(row(page))).x - (await boxOf(content)).x).toBe(0);
            expect((await boxOf(row(page))).height).toBeLessThan(30);
            expect((await boxOf(bar(page))).height).toBeLessThan(110);
          }
          await setTextSize(browser, 2);
          const overflow = () => row(page).evaluate((element) => element.scrollWidth - element.clientWidth);
          await expect.poll(overflow).toBeLessThanOrEqual(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
          await setTextSize(browser, 1);
        });
    });

  test("stays above the page with the bar, and does not cover a focused element", async ({ page, open }) => {
    await page.setViewportSize({ width: 412, height: 640 });
    await open("ordinary", "/app/myaccount");
    await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect((await boxOf(bar(page))).y).toBe(0);
    await expect(row(page)).toBeInViewport();
    const { height } = await boxOf(bar(page));
    await page.getByRole("button", { name: "Save" }).focus();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Shift+Tab");
      const focused = page.locator(":focus");
      if (await focused.evaluate((element) => element.closest("main") !== null))
        expect((await boxOf(focused)).y).toBeGreaterThanOrEqual(height);
    }
  });
});

test("labels, controls and boxes of My account share their left edge", async ({ page, open }) => {
  await open("ordinary", "/app/myaccount");
  const form = page.getByRole("form", { name: "My account" });
  const left = await textLeft(form.getByRole("heading", { name: "Contact details" }));
  expect(await textLeft(form.getByText("E-mail", { exact: true }))).toBe(left);
  expect(await textLeft(form.getByText("With the country code"))).toBe(left);
  for (const control of [
    form.getByRole("textbox", { name: "E-mail" }),
    form.getByRole("radio", { name: "On paper" }),
    form.getByRole("checkbox", { name: "Treks" }),
    form.getByRole("checkbox", { name: "I subscribe" }),
  ]) {
    // A text field has a border of one pixel.
    const border = (await boxOf(control)).x - left;
    expect(Math.abs(border)).toBeLessThanOrEqual(1);
  }
});

test("the rows of an invoice align, short details stand side by side, and the logo stays recognisable", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open("ordinary", "/app/invoices/5012");
  const panel = page.getByRole("heading", { name: "Pay by bank transfer" });
  expect(await textLeft(page.getByRole("columnheader", { name: "Description" }))).toBe(await textLeft(panel));
  await expectSideBySide(page, "Invoice number", "Date");

  await page.setViewportSize(small);
  await setTextSize(await page.context().newCDPSession(page), 2);
  const logo = page.getByRole("link", { name: "Home" }).locator("img");
  // A picture of 198 by 36 px, scaled down to fit.
  await expect.poll(async () => (await boxOf(logo)).width).toBeGreaterThan(110);
  for (const name of ["Back", "Menu"]) {
    const { width, height } = await boxOf(page.getByRole("button", { name }));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("short details of the card stand side by side, and its picture reaches its edges in text of 200 %", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open("ordinary");
  await appUp(page);
  await expectSideBySide(page, "Member number", "Member since");

  await page.setViewportSize(small);
  await setTextSize(await page.context().newCDPSession(page), 2);
  const card = page.getByRole("main").getByRole("article");
  const picture = card.locator("img").first();
  await expect.poll(async () => (await boxOf(picture)).width).toBe((await boxOf(card)).width);
});

test("the card, the panel below it and a notification share their edges", async ({ page, open }) => {
  await storeSettings(page, { locale: "en" });
  await open("ordinary");
  await appUp(page);
  const name = page.getByRole("heading", { level: 1 });
  expect(await textLeft(page.getByRole("heading", { name: "Assignments" }))).toBe(await textLeft(name));
  const notification = page.getByRole("status").filter({ hasText: "Tip" });
  expect((await boxOf(notification)).x).toBe((await boxOf(page.getByRole("article"))).x);
});

test("the card shows its name on a phone held sideways, above the bottom bar", async ({ page, open }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open("ordinary");
  await appUp(page);
  const card = page.getByRole("main").getByRole("article");
  expect((await boxOf(card.locator("img").first())).width).toBe((await boxOf(card)).width);
  const { y, height } = await boxOf(page.getByRole("heading", { level: 1 }));
  expect(y + height).toBeLessThan((await boxOf(page.getByRole("navigation", { name: "Main navigation" }))).y);
});

async function expectSideBySide(page: Page, first: string, second: string): Promise<void> {
  await expect(page.getByText(second, { exact: true })).toBeVisible();
  const [left, right] = await Promise.all(
    [first, second].map((label) => boxOf(page.getByText(label, { exact: true }))),
  );
  expect(right!.y).toBe(left!.y);
}

test("lists are close to the element above them", async ({ page, open }) => {
  await open("ordinary", "/app/articles");
  expect(await gapAbove(page, page.getByRole("search"))).toBeLessThan(32);
  await open("ordinary", "/app/invoices");
  expect(await gapAbove(page, page.getByRole("button", { name: "Refresh" }))).toBeLessThan(32);
});

test("a row of a list and a long detail leave no short word alone on their last line", async ({ page, open }) => {
  await open("ordinary", "/app/articles");
  expect(await wordsOnLastLine(page.getByText("The winter calendar is open"))).toBeGreaterThan(1);
  await page.setViewportSize({ width: 360, height: 640 });
  await open("ordinary");
  await appUp(page);
  expect(await wordsOnLastLine(page.getByRole("definition").filter({ hasText: "00100 Helsinki" }))).toBeGreaterThan(1);
});

test.describe("the list of events", () => {
  test.use({ timezoneId: "Europe/Helsinki" });

  for (const locale of ["fi", ...locales])
    test(`keeps the hours of an event on one line at 320 px, '${locale}'`, async ({ page, open }) => {
      await storeSettings(page, { locale, showInstallationGuideNotification: false });
      await page.setViewportSize(small);
      await open("ordinary", "/app/events");
      const hours = page.getByRole("main").getByRole("listitem").getByText(/\d–\d/);
      await expect(hours).not.toHaveCount(0);
      for (const line of await hours.all()) expect(await breaksAfter(line, "–")).toBe(false);
    });
});

for (const locale of locales)
  test(`a setting and its control keep their words whole at 320 px, '${locale}'`, async ({ page, open }) => {
    await storeSettings(page, { locale, showInstallationGuideNotification: false });
    await page.setViewportSize(small);
    await open("ordinary", "/app/settings");
    const { height } = await boxOf(page.getByText(words[locale].settings.language, { exact: true }).first());
    expect(height).toBeLessThan(32);
  });

test.describe("the bottom bar", () => {
  const tabs = (page: Page) => page.getByRole("navigation", { name: "Main navigation" }).getByRole("link");
  const boxes = async (page: Page) => Promise.all((await tabs(page).all()).map(boxOf));

  test("keeps every tab in its place, with all icons on one line", async ({ page, open }) => {
    await page.setViewportSize(small);
    await open("ordinary");
    await appUp(page);
    await expect(tabs(page)).toHaveCount(5);
    for (const width of [320, 412])
      await test.step(`${width} px`, async () => {
        await resizePage(page, { width, height: 640 });
        const first = await boxes(page);
        for (const tab of await tabs(page).all()) {
          await tab.click();
          await expect(tab).toHaveAttribute("aria-current", "page");
          expect(await boxes(page)).toEqual(first);
        }
        const icons = await Promise.all((await tabs(page).locator("svg").all()).map(boxOf));
        expect(new Set(icons.map(({ y }) => y)).size).toBe(1);
      });
  });

  for (const locale of locales)
    test(`shows whole words in text of 200 %, and the end of the page above it, '${locale}'`, async ({
      page,
      open,
    }) => {
      const { myAccount, shell } = words[locale];
      await storeSettings(page, { locale, showInstallationGuideNotification: false });
      await page.setViewportSize({ width: 412, height: 823 });
      await open("ordinary", "/app/myaccount");
      const save = page.getByRole("button", { name: myAccount.save });
      await expect(save).toBeVisible();
      await setTextSize(await page.context().newCDPSession(page), 2);
      const bar = page.getByRole("navigation", { name: shell.mainNavigation });
      const labelHeight = async (label: Locator) => (await boxOf(label)).height;
      for (const label of await bar.getByRole("link").locator("span").all())
        await expect.poll(() => labelHeight(label)).toBeLessThan(30);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const { y, height } = await boxOf(save);
      expect((await boxOf(bar)).y - y - height).toBeGreaterThan(32);
    });

  test("shows the whole focus mark of its outer tabs", async ({ page, open }) => {
    await open("ordinary", "/app/settings");
    await appUp(page);
    await page.keyboard.press("Tab");
    for (const tab of [tabs(page).first(), tabs(page).last()]) {
      await tab.focus();
      const room = await tab.evaluate((link) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(link);
        const mark = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const box = link.getBoundingClientRect();
        return [box.left - mark, innerWidth - box.right - mark, innerHeight - box.bottom - mark];
      });
      expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
    }
  });

  test("in two rows, as with spaced text, covers neither Save nor the end of the page", async ({ page, open }) => {
    await page.setViewportSize(small);
    await open("ordinary", "/app/myaccount");
    const save = page.getByRole("button", { name: "Save" });
    await expect(save).toBeVisible();
    await page.evaluate(spaceText);
    const bar = page.getByRole("navigation", { name: "Main navigation" });
    await expect.poll(async () => (await boxOf(bar)).height).toBeGreaterThan(80);
    const room = async () => {
      const { y, height } = await boxOf(save);
      return (await boxOf(bar)).y - y - height;
    };
    await page.getByRole("textbox", { name: "Street address" }).fill("Uusi katu 1");
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(room).toBeGreaterThan(32);
  });
});

test("a dialog is as large as its panel, in a small window less a margin", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open("ordinary", "/app/settings");
  await page.getByRole("button", { name: "Cookie settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookies" });
  expect(await boxOf(dialog)).toMatchObject({ width: 400, height: 600 });
  await page.setViewportSize({ width: 320, height: 480 });
  expect(await boxOf(dialog)).toMatchObject({ x: 16, y: 16, height: 448 });
});

test("a long name in the server's error breaks at 320 px", async ({ page, open }) => {
  await page.setViewportSize(small);
  const error = "Illuminate\\Database\\Eloquent\\ModelNotFoundException";
  await page.route("**/api/en/me", (route) => route.fulfill({ status: 403, json: { error } }));
  await open("ordinary");
  await expect(page.getByText(error)).toBeVisible();
  expect((await boxOf(page.getByText(error))).x).toBeGreaterThanOrEqual(0);
});

test("beside Clear the label of choices keeps its words in half of a small phone's width", async ({ page, open }) => {
  await page.setViewportSize(small);
  const props = { label: "Diet and allergies", clearable: true, items: ["Vegan"] };
  const fields = [{ type: "radio", name: "diet", colProps: { cols: 6 }, props }];
  await changeAnswer(page, "**/api/en/config*", (answer) => ({ ...answer, config: { forms: { myAccount: fields } } }));
  await changeMember(page, { diet: "Vegan" });
  await open("ordinary", "/app/myaccount");
  const label = page.getByText(props.label);
  await expect(page.getByRole("button", { name: "Clear" })).toBeVisible();
  expect(await label.evaluate((words) => words.getClientRects().length)).toBeLessThan(4);
});

test("a list truncates long texts, and the entry's screen shows them in full", async ({ page, open }) => {
  const lines = async (words: Locator) =>
    words.evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
  await open("long", "/app/benefits");
  const entry = page.getByRole("main").getByRole("listitem").first();
  await expect.poll(() => lines(entry.locator(".line-clamp-3"))).toBe(3);
  await expect.poll(() => lines(entry.locator(".line-clamp-2"))).toBe(2);
  const words = await entry.locator(".line-clamp-3, .line-clamp-2").allInnerTexts();
  await entry.getByRole("link").click();
  for (const text of words) {
    const whole = page.getByRole("article").getByText(text, { exact: true }).first();
    await expect(whole).toBeVisible();
    expect(await whole.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
  }
});

test("a root font size of 200 % leaves every button of the bottom bar in the window", async ({ page, open }) => {
  await page.setViewportSize(small);
  await open("ordinary");
  await appUp(page);
  // As extensions and style sheets of the member do: media queries do not follow.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const buttons = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link");
  await expect(buttons).toHaveCount(5);
  const edges = await buttons.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(small.width);
});

/** Whether each of these texts has its last digit right of its first. */
function areInOrder(numbers: Locator): Promise<boolean[]> {
  return numbers.evaluateAll((elements) =>
    elements.map(({ firstChild: digits }) => {
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(digits!, at);
        range.setEnd(digits!, at + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(digits!.textContent!.length - 1) > leftOf(0);
    }),
  );
}

test("numbers in groups keep their order where a page translation has turned the direction", async ({ page, open }) => {
  // As Firefox on Android does for Arabic.
  await page.addInitScript(() => addEventListener("DOMContentLoaded", () => (document.documentElement.dir = "rtl")));
  await open("ordinary", "/app/invoices/5012");
  await appUp(page);
  // In the details and below Pay by bank transfer.
  const references = page.getByRole("main").getByText(/^\d{1,5} \d{5}$/);
  await expect(references).toHaveCount(2);
  expect(await areInOrder(references)).toEqual([true, true]);
  await page.getByRole("link", { name: "Membership card" }).click();
  await page.getByRole("button", { name: "Show card" }).click();
  const shown = page.getByRole("dialog", { name: "Membership card" });
  // Below the code and in its row.
  await expect(shown.getByText("104 772")).toHaveCount(2);
  expect(await areInOrder(shown.getByText("104 772"))).toEqual([true, true]);
});

test.describe("a camera at the edge of a phone held sideways covers nothing", () => {
  const camera = 59;
  test.use({ viewport: { width: 640, height: 360 } });
  test.beforeEach(async ({ page }) => {
    // An override ends with its session.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: camera } });
  });

  test("of an invoice, and its bar reaches the edge", async ({ page, open }) => {
    await open("ordinary", "/app/invoices/5012");
    await screenShown(page);
    const bar = page.getByRole("banner");
    const firstTab = page.getByRole("navigation").getByRole("link").first();
    expect((await boxOf(bar)).x).toBe(0);
    expect((await boxOf(firstTab)).x).toBeGreaterThanOrEqual(camera);
    expect((await boxOf(bar.getByRole("button", { name: "Back" }))).x).toBeGreaterThanOrEqual(camera);
    expect((await boxOf(page.getByRole("heading", { level: 1 }))).x).toBeGreaterThanOrEqual(camera);
  });

  test("of the shown card", async ({ page, open }) => {
    await open("ordinary");
    await appUp(page);
    await page.getByRole("button", { name: "Show card" }).click();
    const shown = page.getByRole("dialog", { name: "Membership card" });
    await expect(shown).toBeVisible();
    expect((await boxOf(shown)).x).toBe(0);
    expect((await boxOf(shown.getByRole("heading", { level: 1 }))).x).toBeGreaterThanOrEqual(camera);
    expect((await boxOf(shown.getByText(/^Updated/))).x).toBeGreaterThanOrEqual(camera);
  });
});
