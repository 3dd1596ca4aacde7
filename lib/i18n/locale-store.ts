import { createStore } from "@/lib/base/create-store";
import { defaultLocale, type Locale } from "@/lib/base/locales";
import finnish from "@/messages/fi.json";

export type Messages = typeof finnish;

/** The language that is shown, with its texts. It follows the setting as soon as the texts are there. */
export const localeStore = createStore<{ locale: Locale; messages: Messages }>({
  locale: defaultLocale,
  messages: finnish,
});

/** Texts by language. Finnish comes with the app: there is always something to read, also when the other file cannot be loaded. */
const loaders = {
  fi: () => Promise.resolve(finnish),
  en: () => import("@/messages/en.json").then((module) => module.default),
} satisfies Record<Locale, () => Promise<Messages>>;

/** Loads the texts of a language and shows them. When they cannot be loaded, the texts that are shown stay. */
export async function showLocale(locale: Locale): Promise<void> {
  try {
    const messages = await loaders[locale]();
    localeStore.set({ locale, messages });
  } catch {
    localeStore.update((state) => ({ ...state, locale }));
  }
}
