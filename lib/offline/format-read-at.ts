/**
 * When the data was read, to the minute: `21.11.2026 klo 14.03`. Also runs in the first paint, before the app is loaded.
 * @param locale a language code such as "fi"; English as it is written in Europe
 */
export function formatReadAt(readAt: number, locale: string): string {
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, options).format(readAt);
}
