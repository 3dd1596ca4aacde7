import type { Page } from "@playwright/test";
import { english, expect, test } from "../fixtures";
import { setTextSize } from "./accessibility/text-sizes";
import { appUp } from "./app-up";
import { blackAndWhite, underEachDarkening, type DarkeningName } from "./darkenings";
import { decodeBarcodes } from "./decode-barcode";
import { resizePage } from "./resize-page";
import { tapAt } from "./tap-at";

// See docs/product.md, Show card.

const showCard = (page: Page) => page.getByRole("button", { name: "Show card" });
/** Once the app is up: the shown card of the first paint has its own tests, and the app replaces each of its parts. */
async function openCard(page: Page): Promise<void> {
  await appUp(page);
  await showCard(page).click();
}
const shown = (page: Page) => page.getByRole("dialog", { name: "Membership card" });
const close = (page: Page) => shown(page).getByRole("button", { name: "Close" });
const code = (page: Page) => shown(page).getByRole("img", { name: "Card code" });
const isOpenInHistory = (page: Page) =>
  page.evaluate(() => history.state !== null && "shownCard" in (history.state as object));

const codes = {
  ordinary: { format: "QRCode", text: "KK-104772", modules: 29 },
  board: { format: "Code128", text: "000021", modules: 88 },
};

// A square code and a long one, each in one theme: lib/format draws and scans every format.
for (const { theme, persona } of [
  { theme: "light", persona: "ordinary" },
  { theme: "dark", persona: "board" },
] as const) {
  const { format, text, modules } = codes[persona];

  test.describe(`in the ${theme} theme, with a code of format ${format}`, () => {
    test.use({ storedSettings: { ...english, darkMode: theme === "dark" } });

    test("is white, and its code is sharp and scans, however the page is darkened", async ({ page, open }) => {
      await open(persona);
      await openCard(page);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expect(shown(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(shown(page).getByRole("button")).toHaveText(["", "Save as picture", "Close"]);
      await expect(shown(page).getByRole("link")).toHaveCount(0);

      for (const [width, height] of [
        [320, 640],
        [412, 823],
      ] as const)
        await test.step(`${width} pixels wide`, async () => {
          await resizePage(page, { width, height });
          await code(page).scrollIntoViewIfNeeded();
          await expectNoSidewaysScroll(page);
          const moduleWidth = async () => ((await code(page).boundingBox())?.width ?? 0) / modules;
          // The code takes its new size a frame after the screen.
          await expect.poll(async () => Number.isInteger(await moduleWidth())).toBe(true);
          expect(await moduleWidth()).toBeGreaterThanOrEqual(2);
          expect(await decodeBarcodes(await page.screenshot())).toEqual([{ format, text }]);
        });

      const whiteShares: Partial<Record<DarkeningName, number>> = {};
      await underEachDarkening(page, async (darkening) => {
        const screen = await page.screenshot();
        expect(await decodeBarcodes(screen)).toEqual([{ format, text }]);
        whiteShares[darkening] = (await blackAndWhite(page, screen)).white;
        const shares = await blackAndWhite(page, await code(page).screenshot());
        expect(shares.black).toBeGreaterThan(0.2);
        expect(shares.white).toBeGreaterThan(0.3);
        expect(shares.other).toBeLessThan(0.01);
      });
      expect(whiteShares["the automatic dark mode of Chrome"]).toBeGreaterThan(0.7);
    });
  });
}

test("its code stays black on white where an iPhone inverts the colours of the screen", async ({ page, open }) => {
  await open("ordinary");
  await openCard(page);
  await expect(code(page)).toBeVisible();
  // Chromium knows the query and inverts nothing.
  await page.evaluate(() => {
    const applyInverted = ({ cssRules }: CSSStyleSheet | CSSGroupingRule) => {
      for (const rule of cssRules) {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes("inverted-colors"))
          rule.media.mediaText = "all";
        if (rule instanceof CSSGroupingRule) applyInverted(rule);
      }
    };
    for (const sheet of document.styleSheets) applyInverted(sheet);
  });
  await shown(page).evaluate((card) => (card.style.filter = "invert(1)"));
  const { black, white } = await blackAndWhite(page, await code(page).screenshot());
  expect(black).toBeGreaterThan(0.2);
  expect(white).toBeGreaterThan(black);
});

test("a double tap on Close presses nothing below", async ({ page, open }) => {
  await open("ordinary");
  await appUp(page);
  for (const isClosedBetween of [false, true])
    await test.step(`the second ${isClosedBetween ? "after the card has closed" : "at the same time"}`, async () => {
      await showCard(page).tap();
      const { x, y, width, height } = (await close(page).boundingBox())!;
      const point = { x: x + width / 2, y: y + height / 2 };
      const first = Date.now();
      await tapAt(page, point, first);
      if (isClosedBetween) await expect(shown(page)).toHaveCount(0);
      await tapAt(page, point, first + 200);
      await expect(shown(page)).toHaveCount(0);
      await expect(page).toHaveURL("/app/");
    });
});

test("opens and closes by keys, by Back and by double taps, and stays open after a reload", async ({ page, open }) => {
  await open("ordinary", "/app/settings");
  // The app's own dialog: taking over that of the first paint moves the focus.
  await appUp(page);
  await page.getByRole("link", { name: "Membership card" }).click();

  await test.step("keys", async () => {
    await showCard(page).press("Enter");
    await expect(shown(page).getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(shown(page).getByRole("button", { name: "Copy" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(shown(page).getByRole("button", { name: "Save as picture" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(close(page)).toBeFocused();
    // After the last button Tab leaves the page: the page below is inert.
    await page.keyboard.press("Tab");
    await expect(page.locator("body :focus")).toHaveCount(0);
    await page.setViewportSize({ width: 412, height: 400 });
    await close(page).press("End");
    await expect(shown(page).getByText("Mallipolku 3")).toBeInViewport();
    await page.setViewportSize({ width: 412, height: 823 });
    await page.keyboard.press("Escape");
    await expect(shown(page)).toBeHidden();
    await expect(showCard(page)).toBeFocused();
  });

  await test.step("Back closes it, Forward shows it again", async () => {
    await showCard(page).tap();
    await expect(shown(page)).toBeVisible();
    await page.goBack();
    await expect(shown(page)).toBeHidden();
    await expect(page).toHaveURL("/app/");
    await page.goForward();
    await expect(shown(page)).toBeVisible();
    await close(page).click();
    await expect(shown(page)).toBeHidden();
  });

  await test.step("double taps open one card and close only that", async () => {
    await showCard(page).dblclick();
    await expect(shown(page)).toBeVisible();
    await close(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(shown(page)).toBeHidden();
    await expect.poll(() => isOpenInHistory(page)).toBe(false);
    await expect(page).toHaveURL("/app/");
    await expect(showCard(page)).toBeVisible();
  });

  await test.step("a reload", async () => {
    await openCard(page);
    await expect(code(page)).toBeVisible();
    await page.reload();
    await expect(code(page)).toBeVisible();
    await page.goBack();
    await expect(shown(page)).toBeHidden();
    await expect(page).toHaveURL("/app/");
    await page.goBack();
    await expect(page).toHaveURL("/app/settings");
  });

  await test.step("from a benefit, and back to it", async () => {
    await open("ordinary", "/app/benefits/301");
    await openCard(page);
    await expect(code(page)).toBeVisible();
    await page.goBack();
    await expect(shown(page)).toBeHidden();
    await expect(page).toHaveURL("/app/benefits/301");
  });
});

test("opens by the shortcut's address, and then behaves as after a tap", async ({ page, open }) => {
  await open("ordinary", "/app/settings");
  await page.goto("/app/?show=card");
  await expect(code(page)).toBeVisible();
  await expect(page).toHaveURL("/app/");
  await page.reload();
  await expect(code(page)).toBeVisible();
  await page.goBack();
  await expect(shown(page)).toBeHidden();
  await expect(page).toHaveURL("/app/");
  await page.reload();
  await expect(showCard(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
  await expect(shown(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/app/settings");
});

test("opens by the shortcut's address after the login", async ({ page, open }) => {
  await open("none", "/app/?show=card");
  await expect(page).toHaveURL(/\/login/);
  await open("ordinary", "/app/");
  await expect(code(page)).toBeVisible();
  await expect(page).toHaveURL("/app/");
});

test("runs a clock that moves nothing", async ({ page, open }) => {
  await page.clock.install({ time: new Date("2026-11-21T10:59:00") });
  await open("ordinary");
  await openCard(page);
  const clock = shown(page).getByRole("timer");
  const name = shown(page).getByRole("heading", { level: 1 });
  await page.clock.pauseAt(new Date("2026-11-21T11:11:11"));
  await expect(clock).toHaveText("11:11:1121 Nov 2026");
  await expect(clock).toHaveAttribute("aria-live", "off");
  const before = await name.boundingBox();
  await page.clock.runFor(1000);
  await expect(clock).toHaveText("11:11:1221 Nov 2026");
  await page.clock.fastForward("12:48:47");
  await page.clock.runFor(1000);
  await expect(clock).toHaveText("00:00:0022 Nov 2026");
  expect(await name.boundingBox()).toEqual(before);
});

for (const [width, height] of [
  [568, 320],
  [800, 360],
] as const)
  test(`a phone held sideways, ${width} by ${height}, shows name and code without scrolling`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open("ordinary");
    await openCard(page);
    await expect(code(page)).toBeVisible();
    const bar = (await close(page).boundingBox())!;
    for (const part of [shown(page).getByRole("heading"), shown(page).getByText("104 772").first()]) {
      const { y, height: partHeight } = (await part.boundingBox())!;
      expect(y + partHeight).toBeLessThan(bar.y);
    }
    expect(await decodeBarcodes(await page.screenshot())).toEqual([{ format: "QRCode", text: "KK-104772" }]);
  });

for (const { width, height, textSize } of [
  { width: 412, height: 400, textSize: 1 },
  { width: 360, height: 640, textSize: 1.5 },
])
  test(`a low window, ${width} by ${height} in text of ${textSize * 100} %, shows name and code without scrolling`, async ({
    page,
    context,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await setTextSize(await context.newCDPSession(page), textSize);
    await open("board");
    await openCard(page);
    await expect(code(page)).toBeVisible();
    await expect(shown(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
    expect(await decodeBarcodes(await page.screenshot())).toEqual([{ format: "Code128", text: "000021" }]);
  });

test("asks the browser to make no links of the dates, numbers and addresses on it", async ({ page, open }) => {
  await open("ordinary");
  const detection = page.locator("meta[name=format-detection]");
  await expect(detection).toHaveAttribute("content", "telephone=no, date=no, address=no, email=no");
});

test("fits a screen 320 pixels wide with the longest names, and its large code scans", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open("long");
  await openCard(page);
  await code(page).scrollIntoViewIfNeeded();
  await expectNoSidewaysScroll(page);
  const [found] = await decodeBarcodes(await page.screenshot());
  expect(found).toEqual({ format: "QRCode", text: expect.stringMatching(/^https:.+Näyttölän+$/) });
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("opens without a network", async ({ page, context, open }) => {
    await open("ordinary");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => localStorage.getItem("storedCard") !== null)).toBe(true);
    await context.setOffline(true);
    for (const start of [() => page.reload().then(() => openCard(page)), () => page.goto("/app/?show=card")]) {
      await start();
      await expect(shown(page).getByText(/^Offline\. Updated/)).toBeVisible();
      expect(await decodeBarcodes(await code(page).screenshot())).toEqual([{ format: "QRCode", text: "KK-104772" }]);
      await close(page).click();
      await expect(shown(page)).toBeHidden();
      // A step back that is pending would end the next navigation.
      await expect.poll(() => isOpenInHistory(page)).toBe(false);
    }
    await context.setOffline(false);
  });
});

test.describe("on paper, in the dark theme", () => {
  test.use({ storedSettings: { ...english, darkMode: true }, deviceScaleFactor: 3 });
  const read = /^Data as of \d+ \w+ \d{4}/;
  const pageCount = async (page: Page) =>
    (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

  test("the card has its code and the date of its data, on one light page", async ({ page, open }) => {
    await open("board");
    await expect(page.getByText(read)).toBeAttached();
    await expect(page.getByText(read)).toBeHidden();
    // The code renders for print, in time for the first page.
    const picture = page.getByRole("article").locator("svg[role=img]");
    await expect(picture).toHaveCount(0);
    expect((await page.pdf()).length).toBeGreaterThan(1000);
    await expect(picture).toHaveCount(1);
    await expect(picture).toBeHidden();
    await page.emulateMedia({ media: "print" });
    const card = page.getByRole("article");
    await expect(card.getByRole("heading", { name: "Erkki Esimerkki" })).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveCount(4);
    await expect(card.getByRole("definition")).toHaveCount(4);
    await expect(card.getByText(read)).toBeVisible();
    const found = await decodeBarcodes(await card.getByRole("img", { name: "Card code" }).screenshot());
    expect(found).toEqual([{ format: "Code128", text: "000021" }]);
    await expect(card.getByRole("heading")).toHaveCSS("color", "rgb(27, 26, 31)");
    // The width of a plastic card: 85.6 mm, at 96 pixels per 25.4 mm.
    await expect.poll(async () => ((await card.boundingBox())?.width ?? 0) / (96 / 25.4)).toBeCloseTo(85.6, 0);
    // Hidden elements have no role.
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(card.getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1);
    expect(await pageCount(page)).toBe(1);
  });

  test("the longest texts and a square code stay on one page", async ({ page, open }) => {
    await open("long");
    await expect(page.getByText(read)).toBeAttached();
    // The code renders for print.
    await page.pdf();
    await expect(page.getByRole("article").locator("svg[role=img]")).toHaveCount(1);
    expect(await pageCount(page)).toBe(1);
  });
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widest = () =>
    shown(page).evaluate((dialog) =>
      Math.max(
        ...[dialog, ...dialog.querySelectorAll("div")].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ),
    );
  await expect.poll(widest).toBeLessThanOrEqual(0);
}
