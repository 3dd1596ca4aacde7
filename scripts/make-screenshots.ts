// `npm run screenshots`: pictures of the export in out/ with the mock association's ordinary member. Run `npm run build` first.
//   public/icons      the two pictures that a browser's install prompt shows
//   docs/screenshots  the main screens in both themes, for the README and for e2e/specs/pictures.spec.ts: with default settings only
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadEnvFiles } from "./load-env-files";
import { type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { endpointNames, endpoints } from "../e2e/mock-server/endpoints";
import { startMockServer } from "../e2e/mock-server/server";
import { fontsFile, measureFonts } from "../e2e/pictures/fonts";
import { openScreen } from "../e2e/pictures/open-screen";
import { pictureName, picturesFolder, pictureTime, screens, themes } from "../e2e/pictures/screens";
import { takePicture } from "../e2e/pictures/take-picture";
import { buildSettings } from "./brand/build-settings";
import { hashesFile, pictureHashes } from "./brand/unbranded-pictures";
import { browserFlags } from "./testing/browser";
import { ensureBrowser } from "./testing/ensure-browser";
import { stop } from "./prepare.mjs";

const installPrompt = [
  { name: "narrow", width: 412, height: 823, scale: 2 },
  { name: "wide", width: 1280, height: 800, scale: 1 },
];

loadEnvFiles();
// Imported late, because they read the environment when they load.
const { endpointUrl } = await import("../lib/api/endpoints");
const { supportedLocales } = await import("../lib/config/locales");
if (!existsSync("out/index.html")) stop("There is no build in out/: npm run build");
const executablePath = await ensureBrowser();
const server = await startMockServer({ port: 0, outDir: path.resolve("out"), time: pictureTime });
const chrome = await chromium.launch({ executablePath, args: browserFlags });
const browser = { newContext: (options?: BrowserContextOptions) => chrome.newContext(options).then(answeredByMock) };
const problem = await takeAll().then(() => null, sentenceOf);
await Promise.all([chrome.close(), server.close()]);
if (problem) stop(problem);

async function takeAll(): Promise<void> {
  for (const device of installPrompt) await takeForInstallPrompt(device);
  if (buildSettings.some(({ setting }) => process.env[setting]))
    return console.log(`${picturesFolder} stays as it is: it shows the app without settings.`);
  await write(hashesFile, `${JSON.stringify(pictureHashes("."), null, 2)}\n`);
  return takeForDocs();
}

/** Lets the mock server answer the calls of a build that uses another server. */
async function answeredByMock(context: BrowserContext): Promise<BrowserContext> {
  const calls = supportedLocales.flatMap((locale) =>
    endpointNames.map((name): [asked: string, answered: string] => [
      new URL(endpointUrl(name, locale), server.url).href,
      `${server.url}/api/${locale}/${endpoints[name].path}`,
    ]),
  );
  const answeredAt = new Map(calls.filter(([asked, answered]) => asked !== answered));
  const isElsewhere = ({ origin, pathname }: URL) => answeredAt.has(origin + pathname);
  await context.route(isElsewhere, async (route) => {
    const { origin, pathname, search } = new URL(route.request().url());
    const response = await context.request.get(answeredAt.get(origin + pathname)! + search);
    const allowed = { "access-control-allow-origin": server.url, "access-control-allow-credentials": "true" };
    await route.fulfill({ response, headers: { ...response.headers(), ...allowed } });
  });
  return context;
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
  return "A screen did not come: out/ has to be a build with the present settings. npm run build && npm run screenshots";
}

async function takeForInstallPrompt({ name, ...device }: (typeof installPrompt)[number]): Promise<void> {
  const page = await openScreen(browser, server.url, screens[0]!, "light", device);
  await write(`public/icons/app-screenshot-${name}.webp`, await takePicture(page, 80));
  await page.context().close();
}

async function takeForDocs(): Promise<void> {
  await mkdir(picturesFolder, { recursive: true });
  for (const screen of screens)
    for (const theme of themes) {
      const page = await openScreen(browser, server.url, screen, theme);
      await write(path.join(picturesFolder, pictureName(screen, theme)), await takePicture(page, screen.quality));
      await page.context().close();
    }
  const page = await chrome.newPage();
  await write(fontsFile, `${JSON.stringify(await measureFonts(page), null, 2)}\n`);
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(file, content);
  console.log(`${file} ${(content.length / 1000).toFixed(1)} kB`);
}
