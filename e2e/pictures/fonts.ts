import type { Page } from "@playwright/test";
import { picturesFolder } from "./screens";

/** The font widths measured on the machine that took the pictures. */
export const fontsFile = `${picturesFolder}/fonts.json`;

/** Widths of a text in the app's font and of one in another size and weight: other fonts give other widths. */
export async function measureFonts(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("There is no canvas.");
    const fonts = ["16px system-ui", "700 16px system-ui", "500 24px system-ui"];
    return Object.fromEntries(
      fonts.map((font) => {
        pen.font = font;
        return [font, Math.round(pen.measureText("Jäsenkortti 0123456789 € ÅÄÖ fi – Wy").width * 100) / 100];
      }),
    );
  });
}
