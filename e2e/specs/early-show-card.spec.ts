import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { freshStep } from "../fresh-step";
import { decodeBarcodes } from "./decode-barcode";
import { appFiles } from "./hold-requests";
import { openBeforeScripts } from "./open-before-scripts";

// See docs/product.md, Show card: a tap before the app is up.

const showCard = (page: Page) => page.getByRole("button", { name: "Show card" });
const shown = (page: Page) => page.getByRole("dialog", { name: "Membership card" });
const close = (page: Page) => shown(page).getByRole("button", { name: "Close" });
const copy = (page: Page) => shown(page).getByRole("button", { name: "Copy" });
const copied = (page: Page) => shown(page).getByRole("status").filter({ hasText: "Copied" });
const code = (page: Page) => shown(page).getByRole("img", { name: "Card code" });
const isOpenInHistory = (page: Page) =>
  page.evaluate(() => history.state !== null && "shownCard" in (history.state as object));

const codes = [
  ["ordinary", "QRCode", "KK-104772"],
  ["board", "Code128", "000021"],
  ["english", "EAN13", "6412345678907"],
] as const;

/** One frame of the start. */
interface Frame {
  isAppUp: boolean;
  /** Open dialogs. */
  dialogs: number;
  opacity: string;
  hasCode: boolean;
}

declare global {
  interface Window {
    dialogFrames: Frame[];
    /** Taps _Show card_ in the first frame that has it. */
    tapsAtOnce?: boolean;
  }
}

test.beforeEach(async ({ page }) => {
  // A transition would be a flicker.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(recordDialogs);
});

function recordDialogs(): void {
  window.dialogFrames = [];
  const record = () => {
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const button = document.getElementById("show-card");
    if (window.tapsAtOnce && button) {
      delete window.tapsAtOnce;
      button.click();
    }
    window.dialogFrames.push({
      isAppUp: document.querySelector("a[href='#main']") !== null,
      dialogs: dialogs.length,
      opacity: dialogs.map((dialog) => getComputedStyle(dialog).opacity).join(),
      hasCode: document.querySelector("dialog[open] svg[role=img] path") !== null,
    });
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

/** From the first frame with the dialog to the last one there was one dialog, wholly visible, also when the app took over. */
async function expectNoFlicker(page: Page): Promise<void> {
  const frames = await page.evaluate(() => window.dialogFrames);
  const since = frames.slice(frames.findIndex(({ dialogs }) => dialogs > 0));
  expect(since.some(({ isAppUp }) => !isAppUp)).toBe(true);
  expect(since.filter(({ dialogs, opacity }) => dialogs !== 1 || opacity !== "1")).toEqual([]);
}

/** From the first frame with the code to the last one it was there. */
async function expectCodeStays(page: Page): Promise<void> {
  const frames = await page.evaluate(() => window.dialogFrames);
  const withCode = frames.slice(frames.findIndex(({ hasCode }) => hasCode));
  expect(withCode.every(({ hasCode }) => hasCode)).toBe(true);
}

/** Opens the card once with the app, so that the device has the card with its code drawn. */
async function storeCard(page: Page, persona: string): Promise<void> {
  await page.goto(`/mock/set?persona=${persona}&then=/app/`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("storedCard"))).toContain("drawnCode");
}

/** Until the dialog is the app's. */
async function expectTakenOver(page: Page): Promise<void> {
  await expect(page.locator("#early-shown-card")).toHaveCount(0);
  await expect(shown(page)).toBeVisible();
}

/** The closed card has left no entry of its own in the history. */
async function expectBackToCard(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Invoices" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
  await page.goBack();
  await expect(showCard(page)).toBeVisible();
  await expect(page).toHaveURL("/app/");
}

const places = (page: Page) =>
  Promise.all(
    [shown(page).getByRole("heading", { level: 1 }), shown(page).getByRole("timer"), copy(page), close(page)].map(
      (part) => part.boundingBox(),
    ),
  );

test("at a first visit the card opens with its code, and the app takes the dialog over", async ({ page }) => {
  for (const [persona, format, text] of codes)
    await freshStep(page, format, async () => {
      const startReact = await openBeforeScripts(page, persona);
      await showCard(page).tap();
      await expect(code(page)).toBeVisible();
      expect(await decodeBarcodes(await page.screenshot())).toEqual([{ format, text }]);
      await startReact();
      await expectTakenOver(page);
      await expectNoFlicker(page);
      await expectCodeStays(page);
    });
});

test("at a first visit without the encoder the card's code comes with the app", async ({ page }) => {
  await page.route("**/encoder.js", (route) => route.abort());
  const startReact = await openBeforeScripts(page, "ordinary");
  await showCard(page).tap();
  await expect(shown(page).getByRole("heading", { level: 1, name: "Maija Mallikas" })).toBeVisible();
  await expect(shown(page).getByRole("listitem").first()).toBeVisible();
  await expect(shown(page).getByText("104 772").first()).toBeVisible();
  await expect(shown(page).getByText(/^Updated /)).toBeVisible();
  await expect(shown(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const before = await places(page);
  await startReact();
  await expectTakenOver(page);
  await expect(code(page)).toBeVisible();
  expect(await places(page)).toEqual(before);
  await expectNoFlicker(page);
  expect(await decodeBarcodes(await page.screenshot())).toEqual([{ format: "QRCode", text: "KK-104772" }]);
});

test("with a stored card the code is there at once, and the app takes the dialog over", async ({ page }) => {
  // A square code and a long one: the stored drawing has no format.
  for (const [persona, format, text] of codes.slice(0, 2))
    await freshStep(page, format, async () => {
      await storeCard(page, persona);
      const startReact = await openBeforeScripts(page, persona);
      await showCard(page).tap();
      await expect(code(page)).toBeVisible();
      expect(await decodeBarcodes(await page.screenshot())).toEqual([{ format, text }]);
      const before = [...(await places(page)), await code(page).boundingBox()];
      await startReact();
      await expectTakenOver(page);
      expect([...(await places(page)), await code(page).boundingBox()]).toEqual(before);
      await expectNoFlicker(page);
      await expectCodeStays(page);
    });
});

test("the scroll position stays, Close leads back to the button, and Back from another screen to the card", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 400 });
  await storeCard(page, "ordinary");
  const startReact = await openBeforeScripts(page, "ordinary");
  await showCard(page).tap();
  const scrollTop = () => shown(page).evaluate((dialog) => dialog.firstElementChild!.scrollTop);
  await shown(page).evaluate((dialog) => dialog.firstElementChild!.scrollTo(0, 120));
  await startReact();
  await expectTakenOver(page);
  expect(await scrollTop()).toBe(120);
  await close(page).tap();
  await expect(shown(page)).toBeHidden();
  await expect(showCard(page)).toBeFocused();
  await expect(page).toHaveURL("/app/");
  await expectBackToCard(page);
});

test("a card closed before the app is up stays closed, without its copy message", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  for (const [how, leave] of Object.entries({
    Close: async () => {
      await copy(page).tap();
      await expect(copied(page)).toBeVisible();
      await close(page).tap();
    },
    Escape: () => page.keyboard.press("Escape"),
    Back: () => page.evaluate(() => history.back()),
    "two taps at once": () => close(page).dblclick(),
  }))
    await freshStep(page, how, async () => {
      const startReact = await openBeforeScripts(page, "ordinary");
      await showCard(page).tap();
      await expect(shown(page)).toBeVisible();
      await leave();
      await expect(shown(page)).toHaveCount(0);
      // The second of two taps may press what lies below, which then has the focus.
      if (how !== "two taps at once") await expect(showCard(page)).toBeFocused();
      await startReact();
      await page.waitForLoadState("networkidle");
      await expect(shown(page)).toHaveCount(0);
      expect(await isOpenInHistory(page)).toBe(false);
      await expect(page).toHaveURL("/app/");
      await showCard(page).tap();
      await expect(code(page)).toBeVisible();
      await expect(copied(page)).toHaveCount(0);
    });
});

test("closed while the app's own dialog loads, it returns the focus to the app's button", async ({ page }) => {
  await page.route(appFiles, async (route) => {
    const response = await route.fetch();
    const isDialog = (await response.text()).includes("wakeLock");
    if (!isDialog) await route.fulfill({ response });
  });
  const startReact = await openBeforeScripts(page, "ordinary");
  await showCard(page).tap();
  await startReact();
  await close(page).tap();
  await expect(shown(page)).toHaveCount(0);
  await expect(showCard(page)).toBeFocused();
});

test("Back closes it after the app has taken over; a reload shows it again before the app", async ({ page }) => {
  await storeCard(page, "ordinary");
  const startReact = await openBeforeScripts(page, "ordinary");
  await showCard(page).tap();
  await startReact();
  await expectTakenOver(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.reload();
  await expect(code(page)).toBeVisible();
  await expectTakenOver(page);
  await expectNoFlicker(page);
  await page.goBack();
  await expect(shown(page)).toBeHidden();
  await expect(page).toHaveURL("/app/");
});

test("the shortcut opens it before the app is up, and Back from another screen leads to the card", async ({ page }) => {
  await storeCard(page, "ordinary");
  const startReact = await openBeforeScripts(page, "ordinary", "/app/?show=card");
  await expect(code(page)).toBeVisible();
  await expect(page).toHaveURL("/app/");
  await startReact();
  await expectTakenOver(page);
  await expectNoFlicker(page);
  await close(page).tap();
  await expect(shown(page)).toBeHidden();
  await expect(page).toHaveURL("/app/");
  await expectBackToCard(page);
});

test("a membership that is not valid has its warning and no code", async ({ page }) => {
  await storeCard(page, "invalid");
  const startReact = await openBeforeScripts(page, "invalid");
  await showCard(page).tap();
  await expect(shown(page).getByRole("alert")).toContainText("Your membership is not valid");
  await expect(shown(page).getByText(/can’t be shown because it isn’t valid/)).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await startReact();
  await expectTakenOver(page);
  await expectNoFlicker(page);
});

test("it closes when the card is removed: after a 403, and for another member", async ({ page }) => {
  await freshStep(page, "403", async () => {
    await storeCard(page, "ordinary");
    const startReact = await openBeforeScripts(page, "ordinary&me=403", "/app/?show=card");
    await expect(shown(page)).toBeVisible();
    // The critical screen lacks the skip link that shows that React is up.
    startReact().catch(() => undefined);
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
  });

  await freshStep(page, "another member", async () => {
    await storeCard(page, "ordinary");
    const startReact = await openBeforeScripts(page, "board", "/app/?show=card");
    await expect(shown(page).getByRole("heading", { level: 1, name: "Erkki Esimerkki" })).toBeVisible();
    await expect(code(page)).toHaveCount(0);
    await startReact();
    await expectTakenOver(page);
    await expect(code(page)).toBeVisible();
  });
});

test("Copy copies, and the app keeps the message and the focus", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const startReact = await openBeforeScripts(page, "ordinary");
  await showCard(page).tap();
  await copy(page).tap();
  await expect(copied(page)).toBeVisible();
  await expect(copy(page)).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("104 772");
  await startReact();
  await expectTakenOver(page);
  await expect(copied(page)).toBeVisible();
  await expect(copy(page)).toBeFocused();

  await close(page).tap();
  await expect(shown(page)).toHaveCount(0);
  await showCard(page).tap();
  await expect(copy(page)).toBeVisible();
  await expect(copied(page)).toHaveCount(0);
});

for (const [name, button, outcome] of [
  ["Copy", copy, (page: Page) => expect(copied(page)).toBeVisible()],
  ["Close", close, (page: Page) => expect(shown(page)).toHaveCount(0)],
] as const)
  test(`a press on ${name} that ends after the takeover still works`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    const startReact = await openBeforeScripts(page, "ordinary");
    await showCard(page).tap();
    await button(page).hover();
    await page.mouse.down();
    await startReact();
    await expectTakenOver(page);
    await page.mouse.up();
    await outcome(page);
  });

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("offline the code is there before the app", async ({ page, context }) => {
    await storeCard(page, "ordinary");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.addInitScript(() => (window.tapsAtOnce = true));
    await page.reload();
    await expect(code(page)).toBeVisible();
    await expectTakenOver(page);
    await expectNoFlicker(page);
    const frames = await page.evaluate(() => window.dialogFrames);
    expect(frames.filter(({ hasCode, isAppUp }) => hasCode && !isAppUp).length).toBeGreaterThan(0);
    expect(await decodeBarcodes(await page.screenshot())).toEqual([{ format: "QRCode", text: "KK-104772" }]);
    await context.setOffline(false);
  });
});
