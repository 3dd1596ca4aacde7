/**
 * The entries of a list, also of an object whose keys are all numbers, else undefined: so a list arrives from some languages
 * when the server has taken entries out of it. Apart from `tolerant`, since the first paint reads lists without zod.
 */
export function asList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== "object" || value === null) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}
