import { readFile } from "node:fs/promises";
import type { Locator, Page, Request } from "@playwright/test";
import { english, expect, expectAccessible, test } from "../fixtures";
import { colourShares } from "../pictures/colour-shares";
import { setTextSize } from "./accessibility/text-sizes";
import { appUp } from "./app-up";
import { decodeBarcodes } from "./decode-barcode";
import { keptPictures } from "./kept-pictures";

// See docs/product.md, Card outside the app. The dark theme: the picture is light all the same.
test.use({ storedSettings: { ...english, darkMode: true } });

const save = (parent: Page | Locator) => parent.getByRole("button", { name: "Save as picture" });
const shown = (page: Page) => page.getByRole("dialog", { name: "Membership card" });
const fileName = /^jasensovellus-\d{4}-\d\d-\d\d\.png$/;

/** The warning's yellow on white. */
const warningGround = "15,15,12";

for (const { persona, format, text } of [
  { persona: "ordinary", format: "QRCode", text: "KK-104772" },
  { persona: "board", format: "Code128", text: "000021" },
  { persona: "english", format: "EAN13", text: "6412345678907" },
])
  test(`the code of format ${format} scans, at any text size`, async ({ page, context, open }) => {
    const browser = await context.newCDPSession(page);
    await open(persona);
    for (const textSize of [1, 1.5, 2])
      await test.step(`${100 * textSize} %`, async () => {
        await setTextSize(browser, textSize);
        const picture = await savedPicture(page);
        expect(await decodeBarcodes(picture)).toEqual([{ format, text }]);
        expect(widthOf(picture)).toBe(1200);
        const shares = await colourShares(page, picture);
        expect(shares["15,15,15"]).toBeGreaterThan(0.6);
        expect(shares[warningGround] ?? 0).toBeLessThan(0.001);
      });
  });

test("a code with the longest texts around it scans", async ({ page, open }) => {
  await open("long");
  const [found] = await decodeBarcodes(await savedPicture(page));
  expect(found).toEqual({ format: "QRCode", text: expect.stringMatching(/^https:.+Näyttölän+$/) });
});

test("no request is sent, under the card and in the shown card", async ({ page, open }) => {
  const requests: string[] = [];
  const running = new Set<Request>();
  page.on("request", (request) => {
    if (!request.url().startsWith("blob:")) requests.push(request.url());
    running.add(request);
  });
  page.on("requestfinished", (request) => running.delete(request));
  page.on("requestfailed", (request) => running.delete(request));
  await open("ordinary");
  await expect(save(page)).toBeVisible();
  // Wait for the app's own fetches when the browser is idle, which may be late on a busy machine.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("storedCard"))).toContain("drawnCode");
  await expect.poll(() => keptPictures(page)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => running.size).toBe(0);
  requests.length = 0;
  await savedPicture(page);
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Show card" }).click();
  // The shown card loads these itself.
  await expect(shown(page).getByRole("img", { name: "Card code" })).toBeVisible();
  await expect(shown(page).getByRole("img", { name: "Jäsensovellus" })).toBeVisible();
  requests.length = 0;
  await savedPicture(page, save(shown(page)));
  expect(requests).toEqual([]);
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("works without a network", async ({ page, context, open }) => {
    await open("ordinary");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => localStorage.getItem("storedCard") !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    expect(await decodeBarcodes(await savedPicture(page))).toEqual([{ format: "QRCode", text: "KK-104772" }]);
    await context.setOffline(false);
  });
});

test.describe("on an Android phone", () => {
  test.use({
    storedSettings: { ...english, locale: "fi" },
    userAgent:
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
  });

  test("the steps for its wallet open below the button, and move nothing before that", async ({ page, open }) => {
    await open("ordinary");
    await appUp(page);
    const steps = page.getByRole("group").filter({ hasText: "Puhelimesi lompakkoon" });
    const below = page.getByRole("heading", { name: "Luottamustehtävät" });
    await expect(below).toBeVisible();
    const before = await below.boundingBox();
    await expect(steps).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
    await expect(steps.getByRole("listitem")).toHaveCount(0);
    await steps.getByText("Puhelimesi lompakkoon").click();
    await expect(steps.getByRole("listitem")).toHaveText([
      "Tallenna kortti kuvana tähän puhelimeen.",
      /^Avaa Google Wallet/,
      /tallentamasi kuva/,
    ]);
    await expectAccessible(page);
  });
});

/** The downloaded picture. */
async function savedPicture(page: Page, button = save(page)): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toMatch(fileName);
  return readFile(await download.path());
}

/** The width that a PNG's header holds. */
function widthOf(picture: Buffer): number {
  return picture.readUInt32BE(16);
}
