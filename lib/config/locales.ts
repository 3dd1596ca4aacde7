/** The languages where NEXT_PUBLIC_LOCALES names none. */
export const defaultLocales = "fi,en";

/** The build setting of the languages, comma-separated; Next inlines it. */
export const localeList = process.env.NEXT_PUBLIC_LOCALES || defaultLocales;

/** Codes of the languages that this build has texts for, such as "fi". */
export const supportedLocales: readonly string[] = localeList.split(",");
/** The language of a member who has not chosen one. */
export const defaultLocale = supportedLocales[0] as Locale;
export type Locale = string;

/** European English: the day before the month, and a 24-hour clock. */
export function regionalLocale(locale: string): string {
  return locale === "en" ? "en-GB" : locale;
}
