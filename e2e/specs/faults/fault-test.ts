import { test as base } from "@/e2e/fixtures";
import { openFreshly } from "./open-freshly";
import { runRows, type Row } from "./run-rows";
import { watchProblems } from "./watch-problems";

interface FaultFixtures {
  /**
   * Runs the rows of a phase in one page, and reports all that failed. `restart` restores the state after a failed
   * row.
   */
  tryRows: (phase: string, rows: readonly Row[], restart?: () => Promise<void>) => Promise<void>;
  /** As `open`, on a device without data of the previous row. */
  openFreshly: (address: string, scenario?: Record<string, string>) => Promise<void>;
}

/** Milliseconds, the timeout of `expect`. */
const longestStep = 15_000;

/** Common fixture of the fault tests. */
export const test = base.extend<FaultFixtures>({
  tryRows: async ({ page, context }, use, testInfo) => {
    const problems = await watchProblems(context);
    // A hanging row must not take time from the others.
    context.setDefaultTimeout(longestStep);
    await use((phase, rows, restart) => runRows(page, problems, testInfo, { phase, rows, restart }));
    // Axe is for screens, not for the results of broken answers.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("/mock/landed");
  },
  openFreshly: async ({ page }, use) => {
    await use((address, scenario = {}) => openFreshly(page, address, scenario));
  },
});
