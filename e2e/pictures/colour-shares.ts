import type { Page } from "@playwright/test";

/** How much of a picture each colour covers, 0 to 1, by `r,g,b` in 16 steps each: other fonts hardly change it. */
export async function colourShares(page: Page, picture: Buffer): Promise<Record<string, number>> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!pen) throw new Error("There is no canvas.");
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    // Numbers while counting: a text for each of millions of pixels takes seconds.
    const counts = new Uint32Array(16 ** 3);
    for (let place = 0; place < data.length; place += 4)
      counts[((data[place]! >> 4) << 8) | ((data[place + 1]! >> 4) << 4) | (data[place + 2]! >> 4)]! += 1;
    const shares: Record<string, number> = {};
    for (const [colour, count] of counts.entries())
      if (count > 0) shares[[colour >> 8, (colour >> 4) & 15, colour & 15].join()] = (4 * count) / data.length;
    return shares;
  }, picture.toString("base64"));
}

/** The share of the area with a different colour, 0 to 1. */
export function colourDifference(a: Record<string, number>, b: Record<string, number>): number {
  const colours = new Set([...Object.keys(a), ...Object.keys(b)]);
  const differences = [...colours].map((colour) => Math.abs((a[colour] ?? 0) - (b[colour] ?? 0)));
  return differences.reduce((sum, difference) => sum + difference, 0) / 2;
}
