import { isIsoDate } from "@/lib/format/iso-text";
import { regionalLocale } from "@/lib/config/locales";

/** A time in UTC, except those that mean the whole day: its first and its last minute. */
const instant =
  /^(\d{4}-\d{2}-\d{2})[T ](?!00:00(?::00(?:\.0+)?)?(?:Z|[+-])|23:59(?::59(?:\.\d+)?)?(?:Z|[+-]))(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[+-]00:?00)$/;

/** A date, or date and time, with nothing after it. */
const whole = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}[\d:.]*\s?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Formats the server's ISO date, or date and time, in the member's language; returns any other text unchanged. A UTC time
 * gets the day that it falls on at this device.
 * @param locale a language code such as "fi"
 */
export function formatDate(date: string, locale: string): string {
  const [day = ""] = date.split(/[T ]/);
  // Impossible dates such as 31 February stay unchanged.
  if (!whole.test(date) || !isIsoDate(day)) return date;
  const time = Date.parse(date.replace(instant, "$1T$2Z"));
  const isInstant = instant.test(date) && !Number.isNaN(time);
  const format = new Intl.DateTimeFormat(regionalLocale(locale), {
    dateStyle: "medium",
    timeZone: isInstant ? undefined : "UTC",
  });
  return format.format(isInstant ? time : new Date(`${day}T00:00Z`));
}
