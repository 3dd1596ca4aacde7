// @ts-check
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ phase: string, tried: number, held: number }} Phase */

/**
 * One line for each phase of the fault tests, and their sum.
 * @param {Phase[]} phases
 */
function faultTable(phases) {
  const sum = (/** @type {"tried" | "held"} */ key) => phases.reduce((total, phase) => total + phase[key], 0);
  const all = { phase: "all", tried: sum("tried"), held: sum("held") };
  const line = (/** @type {Phase} */ { phase, tried, held }) =>
    `  ${phase.padEnd(44)}${String(tried).padStart(6)}${String(held).padStart(6)}\n`;
  const sorted = phases.toSorted((a, b) => a.phase.localeCompare(b.phase));
  return `\n  ${"Faults".padEnd(44)} tried  held\n${[...sorted, all].map(line).join("")}\n`;
}

/** Writes the counts of passed and failed tests to the file that `npm test` names. Serves Jest and Playwright. */
export default class CountReporter {
  passed = 0;
  failed = 0;
  /**
   * Results of the fault tables.
   * @type {Phase[]}
   */
  phases = [];

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
    for (const { type, description } of result?.annotations ?? [])
      if (type === "faults") this.phases.push(JSON.parse(description ?? ""));
    if (typeof test?.outcome !== "function" || result.status === "skipped") return;
    if (test.outcome() === "expected") this.passed += 1;
    else this.failed += 1;
  }

  onEnd() {
    if (this.phases.length > 0) process.stdout.write(faultTable(this.phases));
    this.write();
  }

  write() {
    const file = process.env.TEST_COUNT_FILE;
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ passed: this.passed, failed: this.failed }));
  }
}
