import type { CDPSession, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures";
import { largePhoto, turned } from "./large-photo";
import { savedFiles } from "./request-log";

// See docs/product.md, Files that are sent.

const nickname = (page: Page) => page.getByRole("textbox", { name: "Nickname" });
const portrait = (page: Page) => page.getByLabel("Your picture");
const bar = (page: Page) => page.getByRole("progressbar", { name: "Sending" });
const smallerSwitch = (page: Page) => page.getByRole("switch", { name: "Make the picture smaller before sending" });

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: "Your details have been saved." })).toBeVisible();
}

test("a slow save with a file shows its progress, and can be stopped without loss", async ({ page, open }) => {
  const bytes = 1_000_000;
  await open("form-types", "/app/myaccount");
  await nickname(page).fill("Myrsky");
  const buffer = Buffer.alloc(bytes);
  await page.getByLabel("Certificates").setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer });

  const network = await page.context().newCDPSession(page);
  // So slow that the upload is still under way after the check of accessibility, on a busy machine too.
  await limitUploads(network, 20_000);
  await save(page);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText(/^Sending: [1-9]\d?%$/)).toBeVisible();
  const reached = () => bar(page).evaluate((element) => Number(element.ariaValueNow));
  const early = await reached();
  await expect.poll(reached).toBeGreaterThan(early);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/Saving was canceled/)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save" })).toBeFocused();
  await expect(nickname(page)).toHaveValue("Myrsky");
  await expect(page.getByText("a.pdf")).toBeVisible();

  await limitUploads(network, -1);
  await page.request.get("/mock/set?saveMe.latency=60000");
  await save(page);
  await expect(page.getByText("Sent. Waiting for the answer…")).toBeVisible();
  await page.request.get("/mock/set?saveMe.latency=0");
  await saved(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await savedFiles(page)).toEqual([{ name: "a.pdf", type: "application/pdf", size: bytes }]);
});

test("in a low window the progress of a save scrolls into view", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open("form-types", "/app/myaccount");
  const buffer = Buffer.alloc(1_000_000);
  await page.getByLabel("Certificates").setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer });
  await limitUploads(await page.context().newCDPSession(page), 20_000);
  await save(page);
  const progress = page.getByText(/^Sending: [1-9]\d?%$/);
  const bottomBar = page.getByRole("navigation", { name: "Main navigation" });
  const below = async () => ((await progress.boundingBox())?.y ?? Infinity) - ((await bottomBar.boundingBox())?.y ?? 0);
  await expect.poll(below).toBeLessThan(-16);
});

test("a large photo is sent smaller, unless the member switches it off", async ({ page, open }) => {
  await open("form-types", "/app/myaccount");
  const photo = await largePhoto(page);
  await portrait(page).setInputFiles(photo);
  await expect(smallerSwitch(page)).toBeChecked();
  await expect(page.getByText(/^\d.* → \d/)).toBeVisible();
  await expectAccessible(page);
  await save(page);
  await saved(page);
  const [sent] = await savedFiles(page);
  expect(sent).toMatchObject({ name: "IMG_1.jpg", type: "image/jpeg" });
  expect(sent?.size).toBeLessThan(photo.buffer.length);
  await expect(page.getByText("IMG_1.jpg")).toBeVisible();

  await portrait(page).setInputFiles(photo);
  await smallerSwitch(page).uncheck();
  await expect(page.getByText(/ → /)).toHaveCount(0);
  await save(page);
  await expect
    .poll(() => savedFiles(page))
    .toEqual([{ name: "IMG_1.JPEG", type: "image/jpeg", size: photo.buffer.length }]);
});

test("a picture keeps its orientation, gets a white background, and needs no waiting", async ({ page, open }) => {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sentBody: body });
      send.call(this, body);
    };
  });
  await open("form-types", "/app/myaccount");
  const photo = await largePhoto(page);
  await portrait(page).setInputFiles({ ...photo, buffer: turned(photo.buffer) });
  await save(page);
  await saved(page);
  expect(await sentPicture(page)).toMatchObject({ width: 256, height: 2048 });

  await portrait(page).setInputFiles(await largePhoto(page, "image/png"));
  await save(page);
  await expect.poll(() => sentPicture(page)).toEqual({ width: 2048, height: 256, lastPixel: [255, 255, 255] });
});

/** @param bytesPerSecond -1 without a limit */
async function limitUploads(network: CDPSession, bytesPerSecond: number): Promise<void> {
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await network.send("Network.emulateNetworkConditions", conditions);
}

/** The picture in the last request, as the browser sees it. */
async function sentPicture(page: Page) {
  return page.evaluate(async () => {
    const { sentBody } = window as unknown as { sentBody: FormData };
    const picture = await createImageBitmap(sentBody.get("portrait") as File);
    const { width, height } = picture;
    const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    pen?.drawImage(picture, 0, 0);
    const pixel = pen?.getImageData(width - 1, height - 1, 1, 1).data ?? [];
    return { width, height, lastPixel: [...pixel].slice(0, 3) };
  });
}
