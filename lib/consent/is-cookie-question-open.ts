import type { Config } from "@/lib/api/config";
import type { Settings } from "@/lib/settings/settings";

/** Whether the association asks about cookies, and the member has not answered yet. */
export function isCookieQuestionOpen(
  { cookieConsentEnabled }: Pick<Config, "cookieConsentEnabled">,
  { showCookieDialog }: Pick<Settings, "showCookieDialog">,
): boolean {
  return cookieConsentEnabled === true && showCookieDialog;
}
