/**
 * The entries of a list, else undefined. An object whose keys are all numbers counts as a list: some languages encode a
 * list in this form after entries were removed from it. Separate from `tolerant`, because the first paint reads without zod.
 */
export function asList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== "object" || value === null) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}
