import { defineConfig } from "@playwright/test";
import base from "@/e2e/playwright.config";

/** Measurements, which a shared machine cannot judge: each prints its figures, none fails by them. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../test-results",
  testMatch: "*.bench.ts",
  workers: 1,
  timeout: 120_000,
  reporter: "list",
});
