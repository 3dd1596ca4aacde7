import english from "@/messages/en.json" with { type: "json" };
import finnish from "@/messages/fi.json" with { type: "json" };
import laterEnglish from "@/messages/later/en.json" with { type: "json" };
import laterFinnish from "@/messages/later/fi.json" with { type: "json" };

export type Locale = "fi" | "en";
export type Words = typeof finnish & typeof laterFinnish;

/** The app's messages, so that states work in either language. */
export const words: Record<Locale, Words> = {
  fi: { ...finnish, ...laterFinnish },
  en: { ...english, ...laterEnglish },
};
