import { supportedLocales, type Locale } from "@/lib/config/locales";

/**
 * The languages to choose from: those of the association that the app has texts for (decisions 2); all of the app's when
 * the association names none. The language in use is always among them.
 */
export function languageChoices(
  languages: readonly { code: string; title: string }[],
  current: Locale,
): { code: Locale; title: string }[] {
  const named = (locale: Locale) => languages.find(({ code }) => isMeant(locale, code));
  return supportedLocales
    .filter((locale) => languages.length === 0 || locale === current || named(locale))
    .map((code) => ({ code, title: named(code)?.title || languageName(code) }));
}

/** Servers also write `FI`, `fi-FI` or `fi_FI`. */
function isMeant(locale: Locale, code: string): boolean {
  const names = [code, code.split(/[-_]/, 1)[0] ?? ""];
  return names.some((name) => name.toLowerCase() === locale.toLowerCase());
}

/** As the language calls itself, with a capital: "Suomi", "English". The code where the browser does not know it. */
export function languageName(code: Locale): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
