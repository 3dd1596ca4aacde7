import type { Page } from "@playwright/test";

/** A file as a member chooses it: 2400 x 300 pixels of noise in every colour, whose right half is transparent in a PNG. */
export async function largePhoto(page: Page, mimeType: "image/jpeg" | "image/png" = "image/jpeg") {
  const address = await page.evaluate((type) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2400, height: 300 });
    const pen = canvas.getContext("2d");
    const pixels = new ImageData(2400, 300);
    pixels.data.forEach((_, index) => {
      const isAlpha = index % 4 === 3;
      pixels.data[index] = isAlpha ? (index % 9600 < 4800 ? 255 : 0) : Math.random() * 256;
    });
    pen?.putImageData(pixels, 0, 0);
    return canvas.toDataURL(type, 0.95);
  }, mimeType);
  const buffer = Buffer.from(address.split(",")[1] ?? "", "base64");
  return { name: mimeType === "image/png" ? "photo.png" : "IMG_1.JPEG", mimeType, buffer };
}

/** The JPEG of a camera that was held upright: its Exif orientation asks for a quarter turn. */
export function turned(jpeg: Buffer): Buffer {
  const exif = ["ffe10022", "457869660000", "49492a0008000000", "0100", "120103000100000006000000", "00000000"];
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(exif.join(""), "hex"), jpeg.subarray(2)]);
}
