import { normaliseCookies, type CookieType } from "@/lib/settings/settings";

/** The types that a choice accepts; null for an empty choice or no list, which is ignored. */
export function parseCookieChoice(choice: unknown): CookieType[] | null {
  return Array.isArray(choice) && choice.length > 0 ? normaliseCookies(choice) : null;
}
