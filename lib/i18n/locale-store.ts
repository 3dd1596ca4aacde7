import { createStore } from "@/lib/platform/create-store";
import { defaultLocale, type Locale } from "@/lib/config/locales";
import { defaultMessages, loadFirst, loadLazy, type FirstMessages, type LazyMessages } from "@/lib/i18n/message-files";

/** The texts of lazy screens are missing until `loadLazyMessages` is done. */
export type Messages = FirstMessages & LazyMessages;

/** A namespace that only the lazy texts have. */
const lazyNamespace = "settings" satisfies Exclude<keyof LazyMessages, keyof FirstMessages>;

/** The current language with its texts. It follows the setting once the texts are loaded. */
export const localeStore = createStore<{ locale: Locale; messages: Messages }>({
  locale: defaultLocale,
  messages: { ...defaultMessages } as Messages,
});

/**
 * Loads a language's texts and shows them. If loading fails, the current texts stay.
 * @param signal aborted once another language, or a new start, is requested
 */
export async function showLocale(locale: Locale, signal: AbortSignal): Promise<void> {
  try {
    const [first, early] = await Promise.all([loadFirst[locale]?.(), lazyIfNeeded(locale)]);
    // A screen that needs them may have opened meanwhile.
    const lazy = early ?? (await lazyIfNeeded(locale));
    if (!signal.aborted) localeStore.set({ locale, messages: { ...first, ...lazy } as Messages });
  } catch {
    if (!signal.aborted) localeStore.update((state) => ({ ...state, locale }));
  }
}

/** The lazy texts of a language, if those of the current one are loaded. */
function lazyIfNeeded(locale: Locale): Promise<LazyMessages> | undefined {
  return lazyNamespace in localeStore.get().messages ? loadLazy[locale]?.() : undefined;
}

/** Loads a lazy part of the app together with its texts. */
export async function withLazyMessages<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadLazyMessages()]);
  return part;
}

/** Loads the lazy screens' texts in the current language. Rejects when offline. */
export async function loadLazyMessages(): Promise<void> {
  const { locale } = localeStore.get();
  const lazy = await loadLazy[locale]?.();
  const shown = localeStore.get();
  if (shown.locale !== locale) return loadLazyMessages();
  // In place: nothing that is shown uses them yet, and a new object would render the whole app again.
  Object.assign(shown.messages, lazy);
}
