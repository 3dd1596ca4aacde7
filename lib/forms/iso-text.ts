import { isIsoDate } from "@/lib/format/is-iso-date";

export type IsoKind = "date" | "datetime" | "time";

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
