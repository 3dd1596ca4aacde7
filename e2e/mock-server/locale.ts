export type Locale = "fi" | "en";

export type Translate = (fi: string, en: string) => string;

export function isLocale(value: string | undefined): value is Locale {
  return value === "fi" || value === "en";
}

/** Keeps both languages of a sentence on one line of the source, where a missing one is seen. */
export function translator(locale: Locale): Translate {
  return (fi, en) => (locale === "fi" ? fi : en);
}
