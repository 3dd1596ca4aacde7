import { isIsoDate } from "@/lib/base/is-iso-date";
import { regionalLocale } from "@/lib/base/regional-locale";

/**
 * A date of the server in the member's language, when it is an ISO date or date and time; any other text as it is.
 * @param locale a language code such as "fi"
 */
export function formatDate(date: string, locale: string): string {
  const [day = ""] = date.split(/[T ]/);
  // The 31st of February is no date: such a text is left alone.
  if (!isIsoDate(day)) return date;
  const format = new Intl.DateTimeFormat(regionalLocale(locale), { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00Z`));
}
