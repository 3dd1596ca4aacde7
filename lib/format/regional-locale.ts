/** English as it is written in Europe, where the day comes before the month and the clock has 24 hours. */
export function regionalLocale(locale: string): string {
  return locale === "en" ? "en-GB" : locale;
}
