import defaultFirst from "@/messages/fi.json";
import type defaultLater from "@/messages/later/fi.json";

/** Texts of the card and the shell. */
export type FirstMessages = typeof defaultFirst;
/** Texts of the lazy screens. */
export type LaterMessages = typeof defaultLater;

type Loaders<Texts> = Readonly<Record<string, () => Promise<Texts>>>;

/*
 * The files of the default languages. For other languages (NEXT_PUBLIC_LOCALES), scripts/locales/write-message-files.mjs
 * writes a file that the build uses in place of this one, so that it holds only listed texts.
 */

/** Bundled with the app, as a fallback when another file fails to load. */
export const defaultMessages = defaultFirst;

export const loadFirst: Loaders<FirstMessages> = {
  fi: () => Promise.resolve(defaultFirst),
  en: () => import("@/messages/en.json").then((module) => module.default),
};

export const loadLater: Loaders<LaterMessages> = {
  fi: () => import("@/messages/later/fi.json").then((module) => module.default),
  en: () => import("@/messages/later/en.json").then((module) => module.default),
};
