import { createStore } from "@/lib/platform/create-store";
import { defaultLocale, type Locale } from "@/lib/config/locales";
import { defaultMessages, loadFirst, loadLazy, type FirstMessages, type LazyMessages } from "@/lib/i18n/message-files";

/** The texts of lazy screens are missing until `loadLazyMessages` is done. */
export type Messages = FirstMessages & LazyMessages;

/** The current language with its texts. It follows the setting once the texts are loaded. */
export const localeStore = createStore<{ locale: Locale; messages: Messages }>({
  locale: defaultLocale,
  messages: { ...defaultMessages } as Messages,
});

let needsLazy = false;
/** The language requested last: texts of another one that arrive later are dropped. */
let wanted: Locale | null = null;

/** Loads a language's texts and shows them. If loading fails, the current texts stay. */
export async function showLocale(locale: Locale): Promise<void> {
  wanted = locale;
  try {
    const [messages, lazy] = await Promise.all([loadFirst[locale]?.(), needsLazy ? loadLazy[locale]?.() : undefined]);
    // A screen that needs them may have opened meanwhile.
    const later = lazy ?? (needsLazy ? await loadLazy[locale]?.() : undefined);
    if (wanted === locale) localeStore.set({ locale, messages: { ...messages, ...later } as Messages });
  } catch {
    if (wanted === locale) localeStore.update((state) => ({ ...state, locale }));
  }
}

/** Loads a lazy part of the app together with its texts. */
export async function withLazyMessages<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadLazyMessages()]);
  return part;
}

/** Loads the lazy screens' texts in the current language. Rejects when offline. */
export async function loadLazyMessages(): Promise<void> {
  needsLazy = true;
  const { locale } = localeStore.get();
  const later = await loadLazy[locale]?.();
  const { locale: shown, messages } = localeStore.get();
  if (shown !== locale) return loadLazyMessages();
  // In place: nothing that is shown uses them yet, and a new object would render the whole app again.
  Object.assign(messages, later);
}
