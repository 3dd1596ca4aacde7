import { existsSync } from "node:fs";
import { findBrowser } from "./browser.mjs";
import { stop } from "./prepare.mjs";
import { run } from "./run.mjs";

/**
 * The browser of the tests, installed when there is none: Playwright's own or, where that cannot be downloaded, Debian's.
 * @returns {Promise<string>} path of the browser
 */
export async function ensureBrowser() {
  const present = findBrowser();
  if (present) return present;
  console.log("\n› Installing a browser for the tests");
  await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]).catch(() => 1);
  if (!findBrowser() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await run("apt-get", ["-qq", "update"]);
    await run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", "chromium"], {
      DEBIAN_FRONTEND: "noninteractive",
    });
  }
  return (
    findBrowser() ??
    stop(
      "No browser for the tests: please install Chromium (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.",
    )
  );
}
