import { defineConfig } from "@playwright/test";
import { freePort } from "@/scripts/prepare.mjs";
import { engines, findProgram } from "@/scripts/testing/programs";

const webkit = findProgram("webkit");
const installed = engines.filter((name) => findProgram(name) !== null);

// The workers, which read this file too, inherit the address from the runner.
process.env.WEBKIT_DRIVER ??= `http://127.0.0.1:${await freePort()}`;
const { origin, port } = new URL(process.env.WEBKIT_DRIVER);

/** The main flows in the engines that are installed. Playwright only runs the tests; tab.ts drives the browsers. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines",
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { toPass: { timeout: 20_000, intervals: [50] } },
  reporter: "list",
  // WebKit's WebDriver allows one session at a time.
  projects: installed.map((name) => ({ name, workers: 1 })),
  webServer: webkit
    ? [
        {
          // WebKitGTK has no headless mode. Xvfb picks a free display, prints its number and stays up between two tests.
          command: "exec Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp -noreset",
          wait: { stdout: /(?<webkit_display>\d+)/ },
        },
        {
          command: `DISPLAY=:$WEBKIT_DISPLAY GDK_BACKEND=x11 exec ${webkit} --port=${port}`,
          url: `${origin}/status`,
        },
      ]
    : [],
});
