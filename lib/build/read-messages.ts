import { readFileSync } from "node:fs";
import type { Locale } from "@/lib/config/locales";
import type { FirstMessages, LaterMessages } from "@/lib/i18n/message-files";

/** A language's texts during the export, read from the file: an import gives them compiled by next-intl. */
export function readMessages(locale: Locale): FirstMessages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as FirstMessages;
}

/** The same for lazy screens. */
export function readLaterMessages(locale: Locale): LaterMessages {
  return JSON.parse(readFileSync(`messages/later/${locale}.json`, "utf8")) as LaterMessages;
}
