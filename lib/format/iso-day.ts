import { isIsoDate } from "./iso-text";
import { twoDigits } from "./written-dates";

/** A day, perhaps with a time and a zone, and nothing after it. Java adds the zone's name: `+03:00[Europe/Helsinki]`. */
const pattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}[\d:.]*) ?(?:(Z|[+-]\d{2}(?::?\d{2})?)(?:\[\S+\])?)?)?$/;
const utc = /^(?:Z|[+-]00(?::?00)?)$/;
/** The first and the last minute of a day mean the day itself. */
const dayEdge = /^(?:00:00(?::00(?:\.0+)?)?|23:59(?::59(?:\.\d+)?)?)$/;

/**
 * The day, as YYYY-MM-DD, of an ISO date or date and time; null for any other text and for impossible dates. A UTC time
 * gets the day that it falls on at this device.
 */
export function isoDay(text: string): string | null {
  const [, day = "", time = "", zone = ""] = pattern.exec(text) ?? [];
  if (!isIsoDate(day)) return null;
  const instant = new Date(utc.test(zone) && !dayEdge.test(time) ? `${day}T${time}Z` : NaN);
  return Number.isNaN(instant.getTime()) ? day : localDay(instant);
}

/** The day on this device, `2026-11-21`. */
export function localDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join("-");
}
