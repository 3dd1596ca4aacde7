import type { Page } from "@playwright/test";
import { focused, type Focused } from "./focused";

/** More stops than any screen has: beyond it the focus is trapped. */
const tooMany = 150;

/** Tabs from the top of the page to its end: every stop, in order. */
export async function tabThrough(page: Page): Promise<Focused[]> {
  const stops: Focused[] = [];
  while (stops.length < tooMany) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (stop.isLost) return stops;
    stops.push(stop);
  }
  throw new Error(
    `The focus does not leave the page: ${stops
      .slice(-5)
      .map(({ name }) => name)
      .join(", ")}`,
  );
}

/** Stops that are hidden, unmarked or out of order. */
export function problemsOf(stops: readonly Focused[], leastContrast = 3): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    const problems = [];
    if (!stop.isInSight) problems.push(`${stop.name} is not in sight`);
    if (stop.markContrast < leastContrast)
      problems.push(`${stop.name} is marked by a contrast of ${stop.markContrast.toFixed(1)}`);
    if (before?.region === stop.region && isAbove(stop, before))
      problems.push(`${stop.name} comes after ${before.name}`);
    return problems;
  });
}

/** A column to the right starts at the top again. */
function isAbove({ box }: Focused, before: Focused): boolean {
  const isNextColumn = box.left >= before.box.right - 1;
  return box.bottom <= before.box.top + 1 && !isNextColumn;
}
