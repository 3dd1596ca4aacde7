import type { Config } from "@/lib/api/config";
import type { CookieType, Settings } from "@/lib/settings/settings";

/**
 * Whether content that needs a type of cookies may be shown: the association asks nobody, or the member has accepted the
 * type. When the server did not say, nobody has been asked, so the answer is no (spec 2, decisions 1 "Consent").
 */
export function acceptsCookies(
  type: CookieType,
  { cookieConsentEnabled }: Pick<Config, "cookieConsentEnabled">,
  { acceptedCookies }: Pick<Settings, "acceptedCookies">,
): boolean {
  return cookieConsentEnabled === false || acceptedCookies.includes(type);
}
