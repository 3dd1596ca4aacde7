import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "../scripts/testing/browser";

const port = Number(process.env.E2E_PORT ?? 3210);
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: "./specs",
  outputDir: "../test-results",
  // For e2e/specs/pictures.spec.ts, which compares with the pictures of the README.
  snapshotPathTemplate: "../docs/screenshots/{arg}{ext}",
  fullyParallel: true,
  // Playwright's own default of half the cores leaves one of two idle.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits against endless waiting, with room for a busy machine: the longest rows take half of it.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toMatchAriaSnapshot: { pathTemplate: "{testDir}/{testFileDir}/names/{arg}{ext}", children: "deep-equal" },
  },
  reporter: "list",
  use: {
    baseURL: origin,
    locale: "fi-FI",
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    // Only tests of the installed app allow it; in all others each answer comes from the server.
    serviceWorkers: "block",
    // A trace doubles the time of every test; E2E_TRACE=1 enables it.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findBrowser() ?? undefined, args: browserFlags },
  },
  webServer: {
    command: "node --import tsx e2e/mock-server/main.ts",
    cwd: "..",
    url: `${origin}/login`,
    env: { PORT: String(port), OUT_DIR: "out" },
    reuseExistingServer: false,
  },
});
