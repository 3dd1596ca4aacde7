import { createStore } from "@/lib/platform/create-store";
import { defaultLocale, type Locale } from "@/lib/config/locales";
import {
  defaultMessages,
  loadFirst,
  loadLater,
  type FirstMessages,
  type LaterMessages,
} from "@/lib/i18n/message-files";

/** Those of the screens that are loaded later are there once `loadLaterMessages` is done. */
export type Messages = FirstMessages & LaterMessages;

/** The language that is shown, with its texts. It follows the setting as soon as the texts are there. */
export const localeStore = createStore<{ locale: Locale; messages: Messages }>({
  locale: defaultLocale,
  messages: defaultMessages as Messages,
});

let needsLater = false;
/** The language that was asked for last: texts of another one, which come later, are of no use any more. */
let wanted: Locale | null = null;

/** Loads the texts of a language and shows them. When they cannot be loaded, the texts that are shown stay. */
export async function showLocale(locale: Locale): Promise<void> {
  wanted = locale;
  try {
    const [messages, later] = await Promise.all([loadFirst[locale]?.(), needsLater ? loadLater[locale]?.() : null]);
    if (wanted !== locale) return;
    localeStore.set({ locale, messages: { ...messages, ...later } as Messages });
    // A screen that needs them was opened meanwhile.
    if (needsLater && later === null) await loadLaterMessages();
  } catch {
    if (wanted === locale) localeStore.update((state) => ({ ...state, locale }));
  }
}

/** A part of the app that is loaded later, together with its texts. */
export async function withLaterMessages<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadLaterMessages()]);
  return part;
}

/** Loads the texts of the screens that are not the card, in the language that is shown. Rejects without a network. */
export async function loadLaterMessages(): Promise<void> {
  needsLater = true;
  const { locale } = localeStore.get();
  const later = await loadLater[locale]?.();
  if (localeStore.get().locale !== locale) return loadLaterMessages();
  localeStore.update((state) => ({ ...state, messages: { ...state.messages, ...later } }));
}
