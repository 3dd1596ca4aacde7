import defaultFirst from "@/messages/fi.json";
import type defaultLazy from "@/messages/lazy/fi.json";

/** Texts of the card and the shell. */
export type FirstMessages = typeof defaultFirst;
/** Texts of the lazy screens. */
export type LazyMessages = typeof defaultLazy;

type Loaders<Texts> = Readonly<Record<string, () => Promise<Texts>>>;

/*
 * The files of the languages that are built by default. A build with other languages (NEXT_PUBLIC_LOCALES) replaces this file
 * by one that scripts/locales/write-message-files.ts writes, so that no build contains languages that it does not offer.
 */

/** Bundled with the app, as a fallback when another file fails to load. */
export const defaultMessages = defaultFirst;

export const loadFirst: Loaders<FirstMessages> = {
  fi: () => Promise.resolve(defaultFirst),
  en: () => import("@/messages/en.json").then((module) => module.default),
};

export const loadLazy: Loaders<LazyMessages> = {
  fi: () => import("@/messages/lazy/fi.json").then((module) => module.default),
  en: () => import("@/messages/lazy/en.json").then((module) => module.default),
};
