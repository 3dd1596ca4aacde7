export type Locale = "fi" | "en";

export type Translate = (fi: string, en: string) => string;

/** The texts that a language is answered in: English for those that the association has none of, null for what is no language. */
export function localeOf(code: string | undefined): Locale | null {
  if (isLocale(code)) return code;
  return /^[a-z]{2,3}(-\w+)?$/.test(code ?? "") ? "en" : null;
}

export function isLocale(value: string | undefined): value is Locale {
  return value === "fi" || value === "en";
}

/** Keeps both languages of a sentence on one line of the source, where a missing one is seen. */
export function translator(locale: Locale): Translate {
  return (fi, en) => (locale === "fi" ? fi : en);
}
