import { twoDigits, writtenDates } from "@/lib/format/written-dates";

const writtenTimes: Readonly<Record<string, (date: Date) => string>> = {
  fi: (date) => ` klo ${date.getHours()}.${twoDigits(date.getMinutes())}`,
  en: (date) => `, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
};

/**
 * When the data was read, to the minute: `21.11.2026 klo 14.03`. Also runs in the first paint, before the app is loaded.
 * @param readAt in milliseconds since 1970
 * @param locale a language code such as "fi"; English in its European format
 */
export function formatReadAt(readAt: number, locale: string): string {
  const date = new Date(readAt);
  const writeDate = writtenDates[locale];
  const writeTime = writtenTimes[locale];
  if (writeDate && writeTime) return writeDate(date) + writeTime(date);
  const written = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(date);
  // Lines break before the time, never in the date.
  return written.replace(/ (?=.* )/g, "\u00a0");
}
