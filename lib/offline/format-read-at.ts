const englishMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/** Formatted here: the browser's formatters take a slow phone 100 ms and more to load, and the card needs no other. */
const writtenHere: Record<string, (date: Date) => string> = {
  fi: (date) =>
    `${date.getDate()}.${date.getMonth() + 1}.${date.getFullYear()} klo ${date.getHours()}.${minutes(date)}`,
  en: (date) =>
    `${date.getDate()} ${englishMonths[date.getMonth()]} ${date.getFullYear()}, ${twoDigits(date.getHours())}:${minutes(date)}`,
};

/**
 * When the data was read, to the minute: `21.11.2026 klo 14.03`. Also runs in the first paint, before the app is loaded.
 * @param locale a language code such as "fi"; English in its European format
 */
export function formatReadAt(readAt: number, locale: string): string {
  const date = new Date(readAt);
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  return writtenHere[locale]?.(date) ?? new Intl.DateTimeFormat(locale, options).format(date);
}

function minutes(date: Date): string {
  return twoDigits(date.getMinutes());
}

function twoDigits(value: number): string {
  return value.toString().padStart(2, "0");
}
