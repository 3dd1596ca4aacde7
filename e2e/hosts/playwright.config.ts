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
  // Limits against endless waiting, with room for a busy machine. A worker's first test starts its host.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Hundreds of rows: list only the failures.
  reporter: "dot",
  use: {
    locale: "fi-FI",
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findBrowser() ?? undefined, args: browserFlags },
  },
});
