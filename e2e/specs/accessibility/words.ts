import english from "@/messages/en.json" with { type: "json" };
import finnish from "@/messages/fi.json" with { type: "json" };
import lazyEnglish from "@/messages/lazy/en.json" with { type: "json" };
import lazyFinnish from "@/messages/lazy/fi.json" with { type: "json" };

export type Locale = "fi" | "en";
export type Words = typeof finnish & typeof lazyFinnish;

/** The app's messages, so that states work in either language. */
export const words: Record<Locale, Words> = {
  fi: { ...finnish, ...lazyFinnish },
  en: { ...english, ...lazyEnglish },
};
