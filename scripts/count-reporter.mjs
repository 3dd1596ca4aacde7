import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes how many tests passed and failed to the file that `npm test` names, for its closing line. Serves Jest and Playwright. */
export default class CountReporter {
  passed = 0;
  failed = 0;

  onRunComplete(_contexts, results) {
    this.passed = results.numPassedTests;
    this.failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    this.write();
  }

  onTestEnd(test, result) {
    // Playwright: the last attempt counts; there are no retries.
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
