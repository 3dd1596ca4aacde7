const longestList = 2;

/** A value as an example: of each list the first two entries. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, longestList).map(shorten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shorten(entry)]));
}
