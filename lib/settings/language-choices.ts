import { supportedLocales, type Locale } from "@/lib/base/locales";

/**
 * The languages to choose from: those of the association that the app has texts for (decisions 2); all of the app's when
 * the association names none. The language in use is always among them.
 */
export function languageChoices(
  languages: readonly { code: string; title: string }[],
  current: Locale,
): { code: Locale; title: string }[] {
  const codes = languages.length === 0 ? supportedLocales : [...languages.map(({ code }) => code), current];
  return supportedLocales
    .filter((locale) => codes.includes(locale))
    .map((code) => ({
      code,
      title: languages.find((language) => language.code === code)?.title || languageName(code),
    }));
}

/** As the language calls itself, with a capital: "Suomi", "English". The code where the browser does not know it. */
export function languageName(code: Locale): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
