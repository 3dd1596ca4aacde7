import { env } from "@/lib/config/env";
import { acceptsCookies } from "@/lib/consent/cookie-consent";
import type { Config } from "@/lib/api/config";
import type { Settings } from "@/lib/settings/settings";

/**
 * The id for page views, or null when nothing may be counted. Requires that the build allows it, the association has set an
 * id and asks for consent, and the member accepts statistics. Rejects odd ids: the id becomes part of an address.
 */
export function analyticsId(
  config: Pick<Config, "googleAnalyticsId" | "cookieConsentEnabled">,
  settings: Pick<Settings, "acceptedCookies">,
): string | null {
  const isAccepted = config.cookieConsentEnabled === true && acceptsCookies("statistics", config, settings);
  const isAllowed = isAccepted && env.NEXT_PUBLIC_ANALYTICS === "on";
  const id = config.googleAnalyticsId.trim();
  return isAllowed && /^[\w.-]+$/.test(id) ? id : null;
}
