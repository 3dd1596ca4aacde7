import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const withoutWindow = "/usr/bin/chromium-headless-shell";
const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * What the tests need of Debian: its Chromium without a window, which starts a test in half the time, and the whole one for
 * what the other lacks.
 */
export const browserPackages = ["chromium", "chromium-headless-shell"];

/**
 * The browser that the tests drive: the one named by CHROMIUM_PATH, else Playwright's own, else the system's.
 * @returns {string | null} null when there is none
 */
export function findBrowser() {
  return firstOf([process.env.CHROMIUM_PATH, chromium.executablePath(), withoutWindow, ...systemBrowsers]);
}

/**
 * A browser as members have it: one that keeps the page before for the way back.
 * @returns {string | null} null when there is none
 */
export function findWholeBrowser() {
  return firstOf([chromium.executablePath(), ...systemBrowsers, process.env.CHROMIUM_PATH]);
}

function firstOf(paths) {
  return paths.find((path) => path && existsSync(path)) ?? null;
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
