/** European English: the day before the month, and a 24-hour clock. */
export function regionalLocale(locale: string): string {
  return locale === "en" ? "en-GB" : locale;
}
