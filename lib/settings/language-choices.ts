import { supportedLocales, type Locale } from "@/lib/base/locales";

const ownNames: Record<Locale, string> = { fi: "Suomi", en: "English" };

/**
 * The languages to choose from: those of the association that the app has texts for (decisions 2); all of the app's when
 * the association names none. The language in use is always among them.
 */
export function languageChoices(
  languages: readonly { code: string; title: string }[],
  current: Locale,
): { code: Locale; title: string }[] {
  const named = languages.length === 0 ? supportedLocales.map((code) => ({ code: code, title: "" })) : languages;
  const codes = [...named.map(({ code }) => code), current];
  return supportedLocales
    .filter((locale) => codes.includes(locale))
    .map((code) => ({ code, title: named.find((language) => language.code === code)?.title || ownNames[code] }));
}
