import { defineConfig } from "@playwright/test";
import base from "@/e2e/playwright.config";

/** Measures what tests cannot judge on a shared machine: each prints its figures, none of them fails by them. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../test-results",
  testMatch: "*.bench.ts",
  workers: 1,
  timeout: 120_000,
  reporter: "list",
});
