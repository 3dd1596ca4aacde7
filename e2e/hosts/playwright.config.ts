import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "@/scripts/testing/browser";

/** The host files of this build in real web servers. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/hosts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 15_000 },
  // Hundreds of rows: list only the failures.
  reporter: [["dot"], ["../../scripts/testing/count-reporter.mjs"]],
  use: {
    locale: "fi-FI",
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findBrowser() ?? undefined, args: browserFlags },
  },
});
