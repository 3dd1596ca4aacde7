import * as z from "@/lib/api/zod";
import { defaultLocale, supportedLocales } from "@/lib/config/locales";

export const cookieTypes = ["necessary", "statistics", "marketing"] as const;
export type CookieType = (typeof cookieTypes)[number];

/** Parses `localStorage.settings` by field: a bad field gets its default, unknown fields are dropped. */
const settingsSchema = z.object({
  locale: z.catch(
    z.pipe(
      z.string(),
      z.transform((code) => supportedLocales.find((locale) => locale === code) ?? defaultLocale),
    ),
    () => defaultLocale,
  ),
  /** Absent until the member chooses: then it follows the system. */
  darkMode: z.catch(z.optional(z.boolean()), () => undefined),
  showCookieDialog: z.catch(z.boolean(), () => true),
  acceptedCookies: z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((types) => normaliseCookies(types)),
    ),
    (): readonly CookieType[] => ["necessary"],
  ),
  showInstallationGuideNotification: z.catch(z.boolean(), () => true),
});

export type Settings = z.output<typeof settingsSchema>;

export const defaultSettings: Settings = z.parse(settingsSchema, {});

/** @param otherwise the result when the text holds no settings */
export function parseSettings(stored: string | null, otherwise: Settings = defaultSettings): Settings {
  if (stored === null) return defaultSettings;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === "object" && value !== null ? z.parse(settingsSchema, value) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Always includes necessary, drops unknown types. */
export function normaliseCookies(types: readonly unknown[]): readonly CookieType[] {
  return cookieTypes.filter((type) => type === "necessary" || types.includes(type));
}
