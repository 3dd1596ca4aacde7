import { createStore } from "@/lib/platform/create-store";
import { defaultLocale, type Locale } from "@/lib/config/locales";
import {
  defaultMessages,
  loadFirst,
  loadLater,
  type FirstMessages,
  type LaterMessages,
} from "@/lib/i18n/message-files";

/** The texts of lazy screens are missing until `loadLaterMessages` is done. */
export type Messages = FirstMessages & LaterMessages;

/** The current language with its texts. It follows the setting once the texts are loaded. */
export const localeStore = createStore<{ locale: Locale; messages: Messages }>({
  locale: defaultLocale,
  messages: defaultMessages as Messages,
});

let needsLater = false;
/** The language requested last: texts of another one that arrive later are dropped. */
let wanted: Locale | null = null;

/** Loads a language's texts and shows them. If loading fails, the current texts stay. */
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

/** Loads a lazy part of the app together with its texts. */
export async function withLaterMessages<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadLaterMessages()]);
  return part;
}

/** Loads the lazy screens' texts in the current language. Rejects when offline. */
export async function loadLaterMessages(): Promise<void> {
  needsLater = true;
  const { locale } = localeStore.get();
  const later = await loadLater[locale]?.();
  if (localeStore.get().locale !== locale) return loadLaterMessages();
  localeStore.update((state) => ({ ...state, messages: { ...state.messages, ...later } }));
}
