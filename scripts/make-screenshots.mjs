// `npm run screenshots`: pictures of the export in out/ with the mock association's ordinary member. Run `npm run build` first.
//   public/icons      the two pictures that a browser's install prompt shows
//   docs/screenshots  the main screens in both themes, for the README and for e2e/specs/pictures.spec.ts
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { startMockServer } from "../e2e/mock-server/server.ts";
import { fontsFile, measureFonts } from "../e2e/pictures/fonts.ts";
import { openScreen } from "../e2e/pictures/open-screen.ts";
import { picturesFolder, pictureName } from "../e2e/pictures/picture-files.ts";
import { pictureTime } from "../e2e/pictures/picture-time.ts";
import { screens, themes } from "../e2e/pictures/screens.ts";
import { takePicture } from "../e2e/pictures/take-picture.ts";
import { browserFlags, findBrowser } from "./browser.mjs";
import { freePort } from "./prepare.mjs";

const installPrompt = [
  { name: "narrow", width: 412, height: 823, scale: 2 },
  { name: "wide", width: 1280, height: 800, scale: 1 },
];

const server = await startMockServer({ port: await freePort(), outDir: path.resolve("out"), time: pictureTime });
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: browserFlags });
try {
  for (const device of installPrompt) await takeForInstallPrompt(device);
  if (existsSync(".env")) console.log(`${picturesFolder} stays as it is: it shows the app without a .env.`);
  else await takeForDocs();
} finally {
  await browser.close();
  await server.close();
}

async function takeForInstallPrompt({ name, ...device }) {
  const page = await openScreen(browser, server.url, screens[0], "light", device);
  await write(`public/icons/app-screenshot-${name}.webp`, await takePicture(page, 80));
  await page.context().close();
}

async function takeForDocs() {
  await mkdir(picturesFolder, { recursive: true });
  for (const screen of screens)
    for (const theme of themes) {
      const page = await openScreen(browser, server.url, screen, theme);
      await write(path.join(picturesFolder, pictureName(screen, theme)), await takePicture(page, screen.quality));
      await page.context().close();
    }
  const page = await browser.newPage();
  await write(fontsFile, `${JSON.stringify(await measureFonts(page), null, 2)}\n`);
}

async function write(file, content) {
  await writeFile(file, content);
  console.log(`${file} ${(content.length / 1000).toFixed(1)} kB`);
}
