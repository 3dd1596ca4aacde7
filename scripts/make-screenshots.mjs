// `npm run screenshots`: the two pictures that a browser's install prompt shows, taken from the export in out/ with the mock
// association's ordinary member. Run `npm run build` first.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { startMockServer } from "../e2e/mock-server/server.ts";
import { browserFlags, findBrowser } from "./browser.mjs";
import { freePort } from "./prepare.mjs";

const folder = path.resolve("public/icons");
const pictures = [
  { name: "narrow", width: 412, height: 823, scale: 2 },
  { name: "wide", width: 1280, height: 800, scale: 1 },
];
const settings = { locale: "fi", darkMode: false, showCookieDialog: false, showInstallationGuideNotification: false };

const server = await startMockServer({ port: await freePort(), outDir: path.resolve("out") });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: [...browserFlags, "--hide-scrollbars"],
});
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  await server.close();
}

async function take({ name, width, height, scale }) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: "fi-FI",
    bypassCSP: true,
  });
  await page.addInitScript((stored) => localStorage.setItem("settings", JSON.stringify(stored)), settings);
  await page.goto(`${server.url}/mock/set?persona=ordinary&then=/app/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  // A phone has no room set aside for a scrollbar.
  await page.addStyleTag({ content: "html { scrollbar-gutter: auto !important }" });
  // Playwright itself writes PNG and JPEG alone, which are twice as large.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  const bytes = Buffer.from(data, "base64");
  const file = `app-screenshot-${name}.webp`;
  await writeFile(path.join(folder, file), bytes);
  console.log(`public/icons/${file} ${width * scale}x${height * scale} ${(bytes.length / 1000).toFixed(1)} kB`);
}
