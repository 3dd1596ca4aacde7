import { isoDay } from "@/lib/format/iso-day";
import { regionalLocale } from "@/lib/config/locales";

/**
 * Formats the day of the server's ISO date, or date and time, in the member's language; returns any other text unchanged.
 * @param locale a language code such as "fi"
 */
export function formatDate(date: string, locale: string): string {
  const day = isoDay(date);
  if (day === null) return date;
  const format = new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00Z`));
}
