import { stripVTControlCharacters } from "node:util";
import type { Page, TestInfo } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { expectHeld } from "./expect-held";

/** One case of a table: what is done to the app, and what it has to show then. */
export interface Row {
  name: string;
  run: () => Promise<void>;
}

interface Phase {
  phase: string;
  rows: readonly Row[];
  restart: (() => Promise<void>) | undefined;
}

/** Milliseconds that a row may take when all goes wrong in it. */
const longestRow = 12_000;

/**
 * Goes through all rows, also after one that failed, so that one run names everything that is broken. The counts are
 * annotations of the test: the reporter adds them up over all workers.
 */
export async function runRows(
  page: Page,
  problems: string[],
  testInfo: TestInfo,
  { phase, rows, restart }: Phase,
): Promise<void> {
  const broken: string[] = [];
  for (const { name, run } of rows) {
    testInfo.setTimeout(testInfo.timeout + longestRow);
    problems.length = 0;
    try {
      await run();
      await expectHeld(page);
      expect(problems).toEqual([]);
    } catch (error) {
      broken.push([name, shortened(error), ...problems].join(": "));
      await restart?.();
    }
  }
  const counts = { phase, tried: rows.length, held: rows.length - broken.length };
  testInfo.annotations.push({ type: "faults", description: JSON.stringify(counts) });
  expect(broken, `${phase}: ${counts.held} of ${counts.tried} held`).toEqual([]);
}

function shortened(error: unknown): string {
  const [text = ""] = (error instanceof Error ? error.message : String(error)).split("\n\nCall log");
  return stripVTControlCharacters(text).replace(/\s+/g, " ").slice(0, 300);
}
