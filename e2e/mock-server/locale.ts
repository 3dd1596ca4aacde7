export type Locale = "fi" | "en" | "sv";

/** A text without Swedish is English in Swedish answers. */
export type Translate = (fi: string, en: string, sv?: string) => string;

/** The language of an answer: English for those that the association lacks, null for anything that is not a language. */
export function localeOf(code: string | undefined): Locale | null {
  if (isLocale(code)) return code;
  return /^[a-z]{2,3}(-\w+)?$/.test(code ?? "") ? "en" : null;
}

function isLocale(value: string | undefined): value is Locale {
  return value === "fi" || value === "en" || value === "sv";
}

/** Keeps the languages of a sentence together, so that a missing one is obvious. */
export function translator(locale: Locale): Translate {
  return (fi, en, sv = en) => ({ fi, en, sv })[locale];
}
