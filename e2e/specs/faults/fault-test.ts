import { test as base } from "@/e2e/fixtures";
import { openFreshly } from "./open-freshly";
import { runRows, type Row } from "./run-rows";
import { watchProblems } from "./watch-problems";

interface FaultFixtures {
  /**
   * Goes through the rows of a phase in one page, and fails with all that did not hold. `restart` makes good what a row
   * has left that did not.
   */
  tryRows: (phase: string, rows: readonly Row[], restart?: () => Promise<void>) => Promise<void>;
  /** As `open`, with nothing left on the device of the row before. */
  openFreshly: (address: string, scenario?: Record<string, string>) => Promise<void>;
}

/** Milliseconds, as `expect` has them. */
const longestStep = 8_000;

/** What the fault tests have in common. The tip to install is off, so that no notification is replaced by it. */
export const test = base.extend<FaultFixtures>({
  storedSettings: { locale: "en", showInstallationGuideNotification: false },
  tryRows: async ({ page, context }, use, testInfo) => {
    const problems = await watchProblems(context);
    // A row that hangs takes no time from the others.
    context.setDefaultTimeout(longestStep);
    await use((phase, rows, restart) => runRows(page, problems, testInfo, { phase, rows, restart }));
    // Axe is for screens, not for what a broken answer leaves.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto("/mock/landed");
  },
  openFreshly: async ({ page }, use) => {
    await use((address, scenario = {}) => openFreshly(page, address, scenario));
  },
});
