import { regionalLocale } from "@/lib/base/regional-locale";

/**
 * A date of the server in the member's language, when it is an ISO date or date and time; any other text as it is.
 * @param locale a language code such as "fi"
 */
export function formatDate(date: string, locale: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(date);
  if (!match) return date;
  const [year, month, day] = match.slice(1).map(Number);
  const parsed = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day));
  // The 31st of February is no date: leave such a text alone.
  if (parsed.getUTCDate() !== day) return date;
  return new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: "medium", timeZone: "UTC" }).format(parsed);
}
