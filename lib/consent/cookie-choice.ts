import { normaliseCookies, type CookieType } from "@/lib/settings/settings";

/** The types that a choice accepts, or null for an empty choice or one that is no list: it is ignored (spec 5). */
export function parseCookieChoice(choice: unknown): CookieType[] | null {
  return Array.isArray(choice) && choice.length > 0 ? normaliseCookies(choice) : null;
}
