import type { Page } from "@playwright/test";
import { english, expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { builtLocales } from "./accessibility/words";
import { appUp } from "./app-up";
import { blackAndWhite, darkenings } from "./darkenings";
import { decodeBarcodes } from "./decode-barcode";
import { appFiles, holdRequests } from "./hold-requests";
import { logOut } from "./log-out";
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
  english: { format: "EAN13", text: "6412345678907", modules: 113 },
};

for (const theme of ["light", "dark"])
  test.describe(`in the ${theme} theme`, () => {
    test.use({ storedSettings: { ...english, darkMode: theme === "dark" } });

    test("is white, and its code is sharp and scans", async ({ page, open }) => {
      for (const [persona, { format, text, modules }] of Object.entries(codes))
        // Each on an empty device: a stored card of another member shows first.
        await freshStep(page, format, async () => {
          await open(persona);
          await openCard(page);
          await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
          await expect(shown(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
          for (const [width, height] of [
            [320, 640],
            [412, 823],
          ] as const)
            await test.step(`${width} pixels wide`, async () => {
              await page.setViewportSize({ width, height });
              await code(page).scrollIntoViewIfNeeded();
              // The code takes its new size a frame after the screen.
              await expectNoSidewaysScroll(page);
              await expect
                .poll(async () => ((await code(page).boundingBox())?.width ?? 0) / modules)
                .toBeGreaterThanOrEqual(2);
              const box = await code(page).boundingBox();
              expect((box?.width ?? 0) % modules).toBe(0);
              expect(await decodeBarcodes(await page.screenshot())).toEqual([{ format, text }]);
            });
          await expect(shown(page).getByRole("button")).toHaveText(["", "Save as picture", "Close"]);
          await expect(shown(page).getByRole("link")).toHaveCount(0);
        });
    });
  });

for (const [darkening, darken] of Object.entries(darkenings))
  for (const darkMode of [false, true])
    test(`its code is black on white and scans under ${darkening}, in the ${darkMode ? "dark" : "light"} theme`, async ({
      page,
      open,
    }) => {
      await page.addInitScript(
        (settings) => localStorage.setItem("settings", settings),
        JSON.stringify({ ...english, darkMode, showCookieDialog: false }),
      );
      await darken(page);
      for (const [persona, { format, text }] of Object.entries(codes))
        await freshStep(page, format, async () => {
          await open(persona);
          await openCard(page);
          await code(page).scrollIntoViewIfNeeded();
          expect(await decodeBarcodes(await page.screenshot())).toEqual([{ format, text }]);
          const shares = await blackAndWhite(page, await code(page).screenshot());
          expect(shares.black).toBeGreaterThan(0.2);
          expect(shares.white).toBeGreaterThan(0.3);
          expect(shares.other).toBeLessThan(0.01);
        });
    });

test("stays white in the automatic dark mode of Chrome", async ({ page, open }) => {
  await darkenings["the automatic dark mode of Chrome"]?.(page);
  await open("ordinary");
  await openCard(page);
  await expect(code(page)).toBeVisible();
  expect((await blackAndWhite(page, await page.screenshot())).white).toBeGreaterThan(0.7);
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

test("runs a clock, keeps the screen awake, and copies its code", async ({ page, context, open }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const locks = { asked: 0, held: 0 };
    const request = async () => {
      locks.asked += 1;
      locks.held += 1;
      return { release: async () => void (locks.held -= 1) };
    };
    Object.assign(window, { locks });
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const locks = () =>
    page.evaluate(() => ({ ...(window as unknown as { locks: { asked: number; held: number } }).locks }));
  await page.clock.install({ time: new Date("2026-11-21T10:59:00") });
  await open("ordinary");
  await openCard(page);
  await expect(code(page)).toBeVisible();

  await test.step("the clock", async () => {
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
    await page.clock.resume();
  });

  await test.step("the screen", async () => {
    await expect.poll(locks).toEqual({ asked: 1, held: 1 });
    // The browser releases a lock when the page is hidden, and fires an event when it is visible again.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(locks).toEqual({ asked: 2, held: 1 });
  });

  await test.step("the code", async () => {
    await shown(page).getByRole("button", { name: "Copy" }).click();
    await expect(shown(page).getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("104 772");
  });

  await close(page).click();
  await expect.poll(locks).toEqual({ asked: 2, held: 0 });
});

test("is usable with any data, on a screen 320 pixels wide", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });

  await test.step("only a name", async () => {
    await open("nothing");
    await openCard(page);
    await expect(shown(page).getByRole("heading", { level: 1, name: "Uuno Uusijäsen" })).toBeVisible();
    await expect(shown(page).getByRole("button")).toHaveText(["Save as picture", "Close"]);
    await expect(shown(page).getByRole("term")).toHaveCount(0);
    await expect(shown(page).getByRole("list")).toHaveCount(0);
  });

  await test.step("a broken code, and an invalid membership", async () => {
    await open("invalid");
    await openCard(page);
    await expect(shown(page).getByText(/can’t be shown because it isn’t valid/)).toBeVisible();
    await expect(shown(page).getByText("6 412345 678901")).toBeVisible();
    await expect(code(page)).toHaveCount(0);
    await expect(shown(page).getByRole("alert")).toContainText("Your membership is not valid");
  });

  await test.step("malformed answers", async () => {
    await open("misbehaving");
    await openCard(page);
    await expect(shown(page).getByRole("heading", { level: 1, name: "12345" })).toBeVisible();
    await expect(shown(page).getByRole("term").filter({ hasText: "Member number" })).toBeVisible();
    await expect(code(page)).toHaveCount(0);
  });

  await test.step("long names, which wrap, and a large code", async () => {
    await open("long");
    await openCard(page);
    await code(page).scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    const [found] = await decodeBarcodes(await page.screenshot());
    expect(found).toEqual({ format: "QRCode", text: expect.stringMatching(/^https:.+Näyttölän+$/) });
  });

  await test.step("wallets, and a page that proves the card", async () => {
    await open("english");
    for (const [name, address] of [
      ["Verify membership", "https://kaarnapolku.example/verify/6412345678907"],
      ["Add to Apple Wallet", "https://wallet.kaarnapolku.example/tessa.pkpass"],
      ["Add to Google Wallet", "https://wallet.kaarnapolku.example/google/tessa"],
    ] as const) {
      const link = page.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
  });
});

test("shows the rows chosen in Settings, until the logout", async ({ page, open }) => {
  const stored = () => page.evaluate(() => localStorage.getItem("shownCardRows"));
  const box = (name: string) => page.getByRole("group", { name: "Details on your card" }).getByLabel(name);
  await open("ordinary", "/app/settings");
  for (const name of ["Member number", "Member since", "E-mail", "Address"]) await expect(box(name)).toBeChecked();
  await box("Address").uncheck();
  await box("E-mail").press("Space");
  expect(JSON.parse((await stored()) ?? "")).toMatchObject({ hidden: ["Address", "E-mail"] });
  expect(Object.keys(JSON.parse(await page.evaluate(() => localStorage.settings as string)) as object).sort()).toEqual(
    expect.not.arrayContaining(["shownCardRows"]),
  );
  await page.reload();
  await expect(box("Address")).not.toBeChecked();
  await page.getByRole("link", { name: "Membership card" }).click();
  await openCard(page);
  await expect(shown(page).getByRole("term")).toHaveText(["Member number", "Member since"]);

  await test.step("foreign content hides nothing", async () => {
    await page.evaluate(() => localStorage.setItem("shownCardRows", "[1, {"));
    await page.reload();
    await expect(shown(page).getByRole("term")).toHaveCount(4);
    await close(page).click();
  });

  await page.evaluate(() => localStorage.setItem("shownCardRows", '{"person":"7","hidden":[]}'));
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  expect(await stored()).toBeNull();
});

test("keeps the chosen rows at the same member's next login, and drops them for another member", async ({
  page,
  open,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem("shownCardRows"));
  const hideRow = async () => {
    await open("ordinary", "/app/settings");
    await page.getByRole("group", { name: "Details on your card" }).getByLabel("Member number").uncheck();
    expect(await stored()).toContain("Member number");
  };
  const rows = async () => {
    await openCard(page);
    return shown(page).getByRole("term");
  };

  await freshStep(page, "after the session has ended", async () => {
    await hideRow();
    await open("none", "/app/");
    await expect(page).toHaveURL(/\/login\?/);
    await open("ordinary", "/app/");
    await expect(await rows()).toHaveText(["Member since", "E-mail", "Address"]);
    await open("none", "/app/");
    await expect(page).toHaveURL(/\/login\?/);
    await open("board", "/app/");
    await expect((await rows()).filter({ hasText: "Member number" })).toBeVisible();
    expect(await stored()).toBeNull();
  });

  await freshStep(page, "at a first start away from the card", async () => {
    await hideRow();
    await open("board", "/app/settings");
    await expect(page.getByRole("group", { name: "Details on your card" }).getByLabel("Member number")).toBeChecked();
    expect(await stored()).toBeNull();
  });
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("opens by a tap before the app is up, and no message covers it", async ({ page }) => {
    await page.goto("/mock/set?persona=ordinary");
    const release = await holdRequests(page, appFiles);
    await page.goto("/app/", { waitUntil: "commit" });
    await showCard(page).tap();
    release();
    await expect(code(page)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(close(page)).toHaveCount(1);
    await close(page).click();
    await expect(shown(page)).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: "The app now works offline, too." })).toBeVisible();
  });

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

const paper = {
  en: { code: "Card code", read: /^Data as of \d+ \w+ \d{4}/ },
  sv: { code: "Kortets kod", read: /^Uppgifterna hämtade \d+ \w+\.? \d{4}/ },
  fi: { code: "Kortin koodi", read: /^Tiedot haettu \d/ },
};

for (const locale of builtLocales)
  test.describe(`on paper, in '${locale}' and the dark theme`, () => {
    test.use({ storedSettings: { ...english, locale, darkMode: true }, deviceScaleFactor: 3 });

    test("the card has its code and the date of its data, on one light page", async ({ page, open }) => {
      await open("board");
      await expect(page.getByText(paper[locale].read)).toBeAttached();
      await expect(page.getByText(paper[locale].read)).toBeHidden();
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
      await expect(card.getByText(paper[locale].read)).toBeVisible();
      const found = await decodeBarcodes(await card.getByRole("img", { name: paper[locale].code }).screenshot());
      expect(found).toEqual([{ format: "Code128", text: "000021" }]);
      await expect(card.getByRole("heading")).toHaveCSS("color", "rgb(27, 26, 31)");
      // The width of a plastic card: 85.6 mm, at 96 pixels per 25.4 mm.
      await expect.poll(async () => ((await card.boundingBox())?.width ?? 0) / (96 / 25.4)).toBeCloseTo(85.6, 0);
      // Hidden elements have no role.
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(card.getByRole("link")).toHaveCount(0);
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1);
      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  });

test("on paper, the longest texts and a square code stay on one page", async ({ page, open }) => {
  await open("long");
  await expect(page.getByText(paper.en.read)).toBeAttached();
  // The code renders for print.
  await page.pdf();
  await expect(page.getByRole("article").locator("svg[role=img]")).toHaveCount(1);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
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
