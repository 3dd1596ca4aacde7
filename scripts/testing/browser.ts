import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const headlessShell = "/usr/bin/chromium-headless-shell";
const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The tests' Debian packages: full Chromium, and the headless one, which has fewer features but starts in half the time. */
export const browserPackages = ["chromium", "chromium-headless-shell"];

/**
 * The browser that the tests drive: the one named by CHROMIUM_PATH, else Playwright's own, else the system's.
 * @returns null when there is none
 */
export function findBrowser(): string | null {
  return firstExisting([process.env.CHROMIUM_PATH, chromium.executablePath(), headlessShell, ...systemBrowsers]);
}

/**
 * A browser with back/forward cache and autofill, as members have it.
 * @returns null when there is none
 */
export function findWholeBrowser(): string | null {
  return firstExisting([chromium.executablePath(), ...systemBrowsers, process.env.CHROMIUM_PATH]);
}

function firstExisting(paths: (string | undefined)[]): string | null {
  return paths.find((path) => path && existsSync(path)) ?? null;
}

/** Quiet, and able to run in a container without a sandbox. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
