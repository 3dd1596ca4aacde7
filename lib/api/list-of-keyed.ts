/**
 * The entries of an object whose keys are all numbers, else undefined: so a list arrives from some languages when the server
 * has taken entries out of it. Apart from `tolerant`, since the first paint reads lists without zod.
 */
export function listOfKeyed(value: unknown): unknown[] | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}
