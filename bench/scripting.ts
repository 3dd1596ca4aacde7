import type { CDPSession } from "@playwright/test";
import { phone } from "./phone";

/** The page's scripting time so far, in milliseconds. */
export async function scripting(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN);
}

/** @param budget for each, in milliseconds */
export function printCosts(budget: number, what: string, milliseconds: readonly number[]): void {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  console.log(
    `  ${what}: median ${at(0.5)} ms, worst ${at(1)} ms of scripting at ${phone.slowdown}x (budget ${budget} ms)`,
  );
}
