import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "next-intl";
import { localeStore, type Messages } from "./locale-store";

type MessageKey = Exclude<NestedKeyOf<Messages>, NamespaceKeys<Messages, NestedKeyOf<Messages>>>;

/** Translates outside React, in the current language. */
export function translate(key: MessageKey, values?: Record<string, string | number>): string {
  const { locale, messages } = localeStore.get();
  const translator = createTranslator({ locale, messages });
  // The key is checked above; the translator's type repeats the check per namespace.
  return translator(key as never, values as never);
}
