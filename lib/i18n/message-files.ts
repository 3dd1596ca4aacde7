import defaultFirst from "@/messages/fi.json";
import type defaultLater from "@/messages/later/fi.json";

/** Texts of the card and the shell. */
export type FirstMessages = typeof defaultFirst;
/** Texts of the screens that are loaded later. */
export type LaterMessages = typeof defaultLater;

type Loaders<Texts> = Readonly<Record<string, () => Promise<Texts>>>;

/*
 * The files of the languages that are built by default. A build with other languages (NEXT_PUBLIC_LOCALES) takes a file that
 * scripts/locales/write-message-files.mjs writes in place of this one, so that no build holds texts that it does not list.
 */

/** They come with the app: there is always something to read, also when another file cannot be loaded. */
export const defaultMessages = defaultFirst;

export const loadFirst: Loaders<FirstMessages> = {
  fi: () => Promise.resolve(defaultFirst),
  en: () => import("@/messages/en.json").then((module) => module.default),
};

export const loadLater: Loaders<LaterMessages> = {
  fi: () => import("@/messages/later/fi.json").then((module) => module.default),
  en: () => import("@/messages/later/en.json").then((module) => module.default),
};
