import { readFileSync } from "node:fs";
import type { Locale } from "@/lib/config/locales";
import type { FirstMessages, LazyMessages } from "@/lib/i18n/message-files";

/** A language's texts during the export, read from the file: an import would return them compiled by next-intl. */
export function readMessages(locale: Locale): FirstMessages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as FirstMessages;
}

/** The same for lazy screens. */
export function readLazyMessages(locale: Locale): LazyMessages {
  return JSON.parse(readFileSync(`messages/lazy/${locale}.json`, "utf8")) as LazyMessages;
}
