import { isIsoDate } from "@/lib/format/is-iso-date";
import { regionalLocale } from "@/lib/format/regional-locale";

/** A time in UTC, but for those that stand for the day alone: its first and its last minute. */
const instant =
  /^(\d{4}-\d{2}-\d{2})[T ](?!00:00(?::00(?:\.0+)?)?(?:Z|[+-])|23:59(?::59(?:\.\d+)?)?(?:Z|[+-]))(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[+-]00:?00)$/;

/**
 * A date of the server in the member's language, when it is an ISO date or date and time; any other text as it is. A time in
 * UTC is of the day that it is on this device.
 * @param locale a language code such as "fi"
 */
export function formatDate(date: string, locale: string): string {
  const [day = ""] = date.split(/[T ]/);
  // The 31st of February is no date: such a text is left alone.
  if (!isIsoDate(day)) return date;
  const time = Date.parse(date.replace(instant, "$1T$2Z"));
  const isInstant = instant.test(date) && !Number.isNaN(time);
  const format = new Intl.DateTimeFormat(regionalLocale(locale), {
    dateStyle: "medium",
    timeZone: isInstant ? undefined : "UTC",
  });
  return format.format(isInstant ? time : new Date(`${day}T00:00Z`));
}
