import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test as base, type Browser } from "@playwright/test";
import type { MockServer } from "../mock-server/server";
import { colourDifference, colourShares } from "../pictures/colour-shares";
import { fixedDayServer } from "../pictures/fixed-day-server";
import { fontsFile, measureFonts } from "../pictures/fonts";
import { openScreen } from "../pictures/open-screen";
import { pictureName, picturesFolder, screens, themes } from "../pictures/screens";
import { takePicture } from "../pictures/take-picture";
import { addedLocales } from "./accessibility/words";

// The main screens match docs/screenshots, which `npm run screenshots` takes with the same code.

const test = base.extend<object, { association: MockServer; hasOtherFonts: boolean }>({
  association: [fixedDayServer, { scope: "worker" }],
  hasOtherFonts: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const fonts = await measureFonts(page);
      await page.close();
      await use(JSON.stringify(fonts) !== JSON.stringify(JSON.parse(await readFile(fontsFile, "utf8"))));
    },
    { scope: "worker" },
  ],
});

const otherFonts = "The pictures were taken with other fonts: only the colours are compared.";
/** Tolerated share of the area: a line that breaks elsewhere moves the content below. */
const colourTolerance = 0.12;

// The select of the languages is as wide as its widest one: the picture of Settings is that of a default build.
const comparable = addedLocales.length === 0 ? screens : screens.filter(({ name }) => name !== "settings");

for (const screen of comparable)
  for (const theme of themes) {
    const name = pictureName(screen, theme);

    test(`${screen.name} looks as in ${picturesFolder}/${name}`, async ({ browser, association, hasOtherFonts }) => {
      const shown = await openScreen(browser, association.url, screen, theme);
      const picture = await takePicture(shown, screen.quality);
      await shown.context().close();
      if (hasOtherFonts) await expectSameColours(browser, name, picture);
      else
        expect(picture, changed(name)).toMatchSnapshot(name, {
          // Letters and edges render alike: any difference counts, but a few pixels do not matter. Compression
          // spreads the two shades at a badge's edge over other pixels.
          threshold: 0.04,
          maxDiffPixels: screen.quality === undefined ? 20 : 100,
        });
    });
  }

async function expectSameColours(browser: Browser, name: string, picture: Buffer): Promise<void> {
  // The CI machine must have the fonts of the pictures, or nothing would ever be compared.
  expect(process.env.CI, otherFonts).toBeFalsy();
  test.info().annotations.push({ type: "fonts", description: otherFonts });
  const before = await readFile(path.join(picturesFolder, name));
  const page = await browser.newPage();
  const difference = colourDifference(await colourShares(page, before), await colourShares(page, picture));
  await page.close();
  expect(difference, changed(name)).toBeLessThan(colourTolerance);
}

function changed(name: string): string {
  return `${picturesFolder}/${name} shows another screen than the app now does. If that is meant: npm run build && npm run screenshots`;
}
