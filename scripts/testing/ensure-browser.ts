import { browserPackages, findBrowser, findWholeBrowser } from "./browser";
import { installForDebian } from "./programs";
import { stop } from "../prepare.mjs";
import { run } from "../run.mjs";

/**
 * Finds the browser of the tests, or installs one: Playwright's or, if the download fails, Debian's. CI gets both of Debian's,
 * which saves time.
 * @returns path of the browser
 */
export async function ensureBrowser(): Promise<string> {
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
