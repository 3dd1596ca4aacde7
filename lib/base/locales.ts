/** The language of a member who has chosen none, and the languages that the app has texts for (spec 9). */
export const defaultLocale = "fi";
export const supportedLocales = ["fi", "en"] as const;
export type Locale = (typeof supportedLocales)[number];
