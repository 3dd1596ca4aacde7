/** An object of names and values: no list. Apart from `tolerant`, since the first paint reads without zod. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
