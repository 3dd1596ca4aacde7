import { debugLog } from "@/lib/platform/debug";

const collected: string[] = [];

/** Records that a value of an answer broke the contract, and the expected type. */
export function noteRepair(field: string, expected: string, value: unknown): void {
  // An answer with ten thousand broken entries must not fill the memory.
  if (collected.length < 100) collected.push(`${field}: expected ${expected}, got ${preview(value)}`);
}

/** Logs the repairs since the last call, in debug mode, and clears them. */
export function logRepairs(source: string): void {
  const repairs = collected.splice(0);
  if (repairs.length > 0) debugLog(`${source}: ${repairs.length} values were repaired`, repairs);
}

function preview(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, 80);
  } catch {
    return typeof value;
  }
}
