import { twoDigits, writtenDates } from "./written-dates";

/** Between hours, minutes and seconds, by language. */
const separators: Readonly<Record<string, string>> = { fi: ".", en: ":" };

/**
 * Time and date of the shown card's clock. Also runs before the app is loaded.
 * @param now in milliseconds since 1970
 * @param locale a language code such as "fi"; English in its European format
 */
export function formatClock(now: number, locale: string): { time: string; date: string } {
  const date = new Date(now);
  const writeDate = writtenDates[locale];
  const separator = separators[locale];
  if (writeDate && separator) {
    const parts = [date.getHours(), date.getMinutes(), date.getSeconds()];
    return { time: parts.map(twoDigits).join(separator), date: writeDate(date) };
  }
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(date);
  return {
    time: write({ hour: "2-digit", minute: "2-digit", second: "2-digit" }),
    date: write({ dateStyle: "medium" }),
  };
}
