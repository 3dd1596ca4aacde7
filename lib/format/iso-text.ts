export type IsoKind = "date" | "datetime" | "time";

/**
 * Whether a text is an existing `YYYY-MM-DD` date of a year that people mean: not 2023-02-29, nor 0075-06-24, which browsers make
 * of a year typed with two digits, nor the 0000-00-00 or 0001-01-01 of some databases.
 */
export function isIsoDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  // Engines roll 31 February over to March; reject it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `HH:mm` from 00:00 to 23:59. */
export function isIsoTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** `YYYY-MM-DDTHH:mm`. */
export function isIsoDatetime(text: string): boolean {
  return text[10] === "T" && isIsoDate(text.slice(0, 10)) && isIsoTime(text.slice(11));
}

/** The ISO shape of a text, or null. */
export function isoKind(text: string): IsoKind | null {
  if (isIsoDate(text)) return "date";
  if (isIsoDatetime(text)) return "datetime";
  return isIsoTime(text) ? "time" : null;
}
