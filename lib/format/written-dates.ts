const englishMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/**
 * Dates by language as the browser writes them in its medium style: `21.11.2026`, `21 Nov 2026`. Written here, because the
 * browser's formatters take a slow phone 100 ms and more to load, and the card needs no other.
 */
export const writtenDates: Readonly<Record<string, (date: Date) => string>> = {
  fi: (date) => `${date.getDate()}.${date.getMonth() + 1}.${date.getFullYear()}`,
  en: (date) => `${date.getDate()} ${englishMonths[date.getMonth()]} ${date.getFullYear()}`,
};

export function twoDigits(value: number): string {
  return value.toString().padStart(2, "0");
}
