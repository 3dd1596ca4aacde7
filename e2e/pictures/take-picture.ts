import type { Page } from "@playwright/test";

/** Takes a WebP of the screen once it is complete and two pictures in a row are equal. */
export async function takePicture(page: Page, quality = 100): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isWhole = await page.evaluate(isScreenWhole);
    const picture = await page.screenshot({ type: "webp", quality, animations: "disabled", caret: "hide" });
    if (isWhole && picture.equals(before)) return picture;
    before = picture;
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** Runs in the page: the app is up, fonts, pictures in view and icons have loaded, and no loading note is shown. */
async function isScreenWhole(): Promise<boolean> {
  if (document.getElementById("first-paint") !== null) return false;
  await document.fonts.ready;
  const pictures = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  if (!pictures.every((image) => image.complete && image.naturalWidth > 0)) return false;
  await Promise.all(pictures.map((image) => image.decode()));
  return document.querySelector('[aria-busy="true"], [role="progressbar"], .animate-spin, svg path[d=""]') === null;
}
