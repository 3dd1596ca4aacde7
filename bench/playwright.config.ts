import { defineConfig } from "@playwright/test";
import base from "@/e2e/playwright.config";

/** Measurements. Each prints its figures and never fails by them, because figures of a shared machine vary. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../test-results",
  testMatch: "*.bench.ts",
  workers: 1,
  timeout: 120_000,
  reporter: "list",
});
