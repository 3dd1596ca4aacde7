/** Whether a value is an object, not a list. Separate from `tolerant`, because the first paint reads without zod. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
