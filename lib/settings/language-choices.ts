import { supportedLocales, type Locale } from "@/lib/config/locales";

/**
 * The languages to choose from: those of the association that the app has texts for; all of the app's if the association
 * names none. Always includes the current language.
 */
export function languageChoices(
  languages: readonly { code: string; title: string }[],
  current: Locale,
): { code: Locale; title: string }[] {
  const named = (locale: Locale) => languages.find(({ code }) => matchesLocale(locale, code));
  return supportedLocales
    .filter((locale) => languages.length === 0 || locale === current || named(locale))
    .map((code) => ({ code, title: named(code)?.title || languageName(code) }));
}

/** Servers also write `FI`, `fi-FI` or `fi_FI`. */
function matchesLocale(locale: Locale, code: string): boolean {
  const names = [code, code.split(/[-_]/, 1)[0] ?? ""];
  return names.some((name) => name.toLowerCase() === locale.toLowerCase());
}

/** The language's own name, capitalised: "Suomi", "English". The code if the browser does not know it. */
export function languageName(code: Locale): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
