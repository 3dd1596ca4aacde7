import { env } from "@/lib/base/env";
import type { Config } from "@/lib/api/config";
import type { Settings } from "@/lib/settings/settings";

/**
 * The id to count page views with, or null when nothing may be counted: the build allows it, the association has set an id,
 * asks for consent, and the member has accepted statistics (spec 4 "Cookie consent"). An odd id is none: it becomes part of an address.
 */
export function analyticsId(
  { googleAnalyticsId, cookieConsentEnabled }: Pick<Config, "googleAnalyticsId" | "cookieConsentEnabled">,
  { acceptedCookies }: Pick<Settings, "acceptedCookies">,
): string | null {
  const isAccepted = cookieConsentEnabled === true && acceptedCookies.includes("statistics");
  const isAllowed = isAccepted && env.NEXT_PUBLIC_ANALYTICS === "on";
  const id = googleAnalyticsId.trim();
  return isAllowed && /^[A-Z0-9-]+$/i.test(id) ? id : null;
}
