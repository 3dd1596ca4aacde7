import { href } from "@/lib/routes/href";
import { pageLocation } from "@/lib/platform/page-location";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { forgetMember } from "./forget-member";
import { announceLogout } from "./session-channel";
import { send } from "@/lib/queries/send";
import { sessionHasEnded } from "./session-has-ended";
import { currentLocale, queryClient } from "@/lib/queries/query-client";

/**
 * Ends the session: removes the member's data from this device, then tells the server. See docs/product.md, Logout.
 * @returns false when the server could not be told; otherwise the browser is already leaving
 */
export async function logOut(): Promise<boolean> {
  await queryClient.cancelQueries();
  const begunAt = Date.now();
  const gone = forgetMember();
  announceLogout("begun", begunAt);
  const result = await send("logout", { locale: currentLocale() });
  const ended = sessionHasEnded(result);
  announceLogout(ended ? "ended" : "failed", begunAt);
  if (!ended) {
    notify(translate("errors.logoutFailed"), "error");
    return false;
  }
  await gone;
  const { redirectUrl } = result.answer;
  if (redirectUrl === "" || !pageLocation.leaveFor(redirectUrl)) pageLocation.replaceWith(href("membershipCard"));
  return true;
}
