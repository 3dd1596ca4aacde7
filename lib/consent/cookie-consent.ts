import type { Config } from "@/lib/api/config";
import type { CookieType, Settings } from "@/lib/settings/settings";

/**
 * Whether content that needs a cookie type may show: the association requires no consent, or the member accepted the type.
 * Without a setting of the association, only the member's choice opens. See docs/product.md, Cookies and analytics.
 */
export function acceptsCookies(
  type: CookieType,
  { cookieConsentEnabled }: Pick<Config, "cookieConsentEnabled">,
  { acceptedCookies }: Pick<Settings, "acceptedCookies">,
): boolean {
  return cookieConsentEnabled === false || acceptedCookies.includes(type);
}

/** Whether the association asks about cookies, and the member has not answered yet. */
export function isCookieQuestionOpen(
  { cookieConsentEnabled }: Pick<Config, "cookieConsentEnabled">,
  { showCookieDialog }: Pick<Settings, "showCookieDialog">,
): boolean {
  return cookieConsentEnabled === true && showCookieDialog;
}
