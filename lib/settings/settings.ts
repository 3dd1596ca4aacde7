import { isRecord } from "@/lib/api/json";
import { parseJson } from "@/lib/api/parse-json";
import { defaultLocale, supportedLocales } from "@/lib/config/locales";

export const cookieTypes = ["necessary", "statistics", "marketing"] as const;
export type CookieType = (typeof cookieTypes)[number];

export type Settings = ReturnType<typeof readSettings>;

export const defaultSettings: Settings = readSettings({});

/** Parses `localStorage.settings`. @param otherwise the result when the text holds no settings */
export function parseSettings(stored: string | null, otherwise: Settings = defaultSettings): Settings {
  if (stored === null) return defaultSettings;
  const value = parseJson(stored);
  return isRecord(value) ? readSettings(value) : otherwise;
}

/** Reads field by field: a bad field gets its default, unknown fields are dropped. */
function readSettings(stored: Record<string, unknown>) {
  const { locale, darkMode, showCookieDialog, acceptedCookies, showInstallationGuideNotification } = stored;
  return {
    locale: supportedLocales.find((supported) => supported === locale) ?? defaultLocale,
    /** Absent until the member chooses: then it follows the system. */
    darkMode: typeof darkMode === "boolean" ? darkMode : undefined,
    showCookieDialog: showCookieDialog !== false,
    acceptedCookies: normaliseCookies(Array.isArray(acceptedCookies) ? acceptedCookies : []),
    showInstallationGuideNotification: showInstallationGuideNotification !== false,
  };
}

/** Always includes necessary, drops unknown types. */
export function normaliseCookies(types: readonly unknown[]): readonly CookieType[] {
  return cookieTypes.filter((type) => type === "necessary" || types.includes(type));
}
