import { isIsoDate } from "@/lib/format/iso-text";
import { regionalLocale } from "@/lib/config/locales";

/** A day, perhaps with a time and a zone, and nothing after it. */
const pattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}[\d:.]*)(\s?(?:Z|[+-]\d{2}:?\d{2})?))?$/;
const utc = /^(?:Z|[+-]00:?00)$/;
/** The first and the last minute of a day mean the day itself. */
const dayEdge = /^(?:00:00(?::00(?:\.0+)?)?|23:59(?::59(?:\.\d+)?)?)$/;

/**
 * Formats the server's ISO date, or date and time, in the member's language; returns any other text unchanged. A UTC time
 * gets the day that it falls on at this device.
 * @param locale a language code such as "fi"
 */
export function formatDate(date: string, locale: string): string {
  const [, day = "", time = "", zone = ""] = pattern.exec(date) ?? [];
  // Impossible dates such as 31 February stay unchanged.
  if (!isIsoDate(day)) return date;
  const instant = utc.test(zone) && !dayEdge.test(time) ? Date.parse(`${day}T${time}Z`) : NaN;
  const isInstant = !Number.isNaN(instant);
  const format = new Intl.DateTimeFormat(regionalLocale(locale), {
    dateStyle: "medium",
    timeZone: isInstant ? undefined : "UTC",
  });
  return format.format(isInstant ? instant : new Date(`${day}T00:00Z`));
}
