import { defaultLocales, supportedLocales } from "@/lib/config/locales";
import english from "@/messages/en.json" with { type: "json" };
import finnish from "@/messages/fi.json" with { type: "json" };
import lazyEnglish from "@/messages/lazy/en.json" with { type: "json" };
import lazyFinnish from "@/messages/lazy/fi.json" with { type: "json" };
import lazySwedish from "@/messages/lazy/sv.json" with { type: "json" };
import swedish from "@/messages/sv.json" with { type: "json" };

export type Locale = "fi" | "en" | "sv";
export type Words = typeof finnish & typeof lazyFinnish;

/** The app's messages, so that states work in each language. */
export const words: Record<Locale, Words> = {
  fi: { ...finnish, ...lazyFinnish },
  en: { ...english, ...lazyEnglish },
  sv: { ...swedish, ...lazySwedish },
};

const isWorded = (locale: string): locale is Locale => locale in words;

/** The languages of the tested build. NEXT_PUBLIC_LOCALES names them, for the tests as for the build. */
export const builtLocales: readonly Locale[] = supportedLocales.filter(isWorded);

/** Those that a default build lacks: none, unless NEXT_PUBLIC_LOCALES names more. */
export const addedLocales = builtLocales.filter((locale) => !defaultLocales.split(",").includes(locale));
