import { browserPackages, findBrowser, findWholeBrowser } from "./browser.mjs";
import { installForDebian } from "./install-for-debian.mjs";
import { stop } from "../prepare.mjs";
import { run } from "../run.mjs";

/**
 * Finds or installs the tests' browser: Playwright's own or, if its download fails, Debian's.
 * A machine for tests alone (CI) gets both of Debian's packages, which saves time.
 * @returns {Promise<string>} path of the browser
 */
export async function ensureBrowser() {
  if (!findWholeBrowser()) {
    console.log("\n› Installing a browser for the tests");
    await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]).catch(() => 1);
  }
  const whole = findWholeBrowser();
  if (!whole || (process.env.CI && whole === findBrowser())) await installForDebian("a browser", browserPackages);
  return (
    (findWholeBrowser() && findBrowser()) ??
    stop(
      "No browser for the tests: please install Chromium (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.",
    )
  );
}
