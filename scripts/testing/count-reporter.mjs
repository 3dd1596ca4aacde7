// @ts-check
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes the counts of passed and failed tests to the file that `npm test` names. Serves Jest and Playwright. */
export default class CountReporter {
  passed = 0;
  failed = 0;

  /**
   * Jest's.
   * @param {unknown} _contexts
   * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} results
   */
  onRunComplete(_contexts, results) {
    this.passed = results.numPassedTests;
    this.failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    this.write();
  }

  /**
   * Playwright's. The last attempt counts; there are no retries.
   * @param {Partial<import("@playwright/test/reporter").TestCase> | undefined} test
   * @param {import("@playwright/test/reporter").TestResult} result
   */
  onTestEnd(test, result) {
    if (typeof test?.outcome !== "function" || result.status === "skipped") return;
    if (test.outcome() === "expected") this.passed += 1;
    else this.failed += 1;
  }

  onEnd() {
    this.write();
  }

  write() {
    const file = process.env.TEST_COUNT_FILE;
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ passed: this.passed, failed: this.failed }));
  }
}
