import { stripVTControlCharacters } from "node:util";
import type { Page, TestInfo } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { expectInvariants } from "./expect-invariants";

/** A table row: an action on the app, and the expected result. */
export interface Row {
  name: string;
  run: () => Promise<void>;
  /** Cases combined in this row; when it fails, they run one by one to find the failing one. */
  parts?: readonly Row[];
}

interface Phase {
  phase: string;
  rows: readonly Row[];
  restart: (() => Promise<void>) | undefined;
}

/** Time limit of a row in milliseconds, with every step failing. */
const longestRow = 20_000;

/**
 * Runs all rows, also after a failure, so that one run lists everything that is broken. Counts are annotations of the
 * test; the reporter sums them over all workers.
 */
export async function runRows(
  page: Page,
  problems: string[],
  testInfo: TestInfo,
  { phase, rows, restart }: Phase,
): Promise<void> {
  const broken: string[] = [];
  const tryRow = async ({ name, run }: Row): Promise<string | null> => {
    testInfo.setTimeout(testInfo.timeout + longestRow);
    problems.length = 0;
    try {
      await run();
      await expectInvariants(page);
      expect(problems).toEqual([]);
      return null;
    } catch (error) {
      const whatBroke = [name, shortened(error), ...problems].join(": ");
      await restart?.();
      return whatBroke;
    }
  };
  for (const row of rows) {
    const whatBroke = await tryRow(row);
    if (whatBroke === null) continue;
    const culprits: string[] = [];
    for (const part of partsOf(row)) culprits.push((await tryRow(part)) ?? "");
    const named = culprits.filter((culprit) => culprit !== "");
    broken.push(...(named.length > 0 ? named : [whatBroke]));
  }
  const tried = rows.reduce((sum, row) => sum + Math.max(1, partsOf(row).length), 0);
  expect(broken, `${phase}: ${tried - broken.length} of ${tried} held`).toEqual([]);
}

/** A row with one part is that part. */
const partsOf = ({ parts = [] }: Row) => (parts.length > 1 ? parts : []);

function shortened(error: unknown): string {
  const [text = ""] = (error instanceof Error ? error.message : String(error)).split("\n\nCall log");
  return stripVTControlCharacters(text).replace(/\s+/g, " ").slice(0, 1500);
}
