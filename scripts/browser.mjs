import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser that the tests drive: the one named by CHROMIUM_PATH, else Playwright's own, else the system's.
 * @returns {string | null} null when there is none
 */
export function findBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? null;
}

/** Quiet, and able to run in a container without a sandbox of its own. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
