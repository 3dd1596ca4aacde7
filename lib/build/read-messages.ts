import { readFileSync } from "node:fs";
import type { Locale } from "@/lib/config/locales";
import type { FirstMessages, LaterMessages } from "@/lib/i18n/message-files";

/** The texts of a language while the pages are exported, straight from the file: an import gives them as next-intl compiles them. */
export function readMessages(locale: Locale): FirstMessages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as FirstMessages;
}

/** The same for the screens that are loaded later. */
export function readLaterMessages(locale: Locale): LaterMessages {
  return JSON.parse(readFileSync(`messages/later/${locale}.json`, "utf8")) as LaterMessages;
}
