import type { QueryClient } from "@tanstack/react-query";
import { callServer, type CallResult } from "@/lib/api/client";
import { href } from "@/lib/routes/href";
import { pageLocation } from "@/lib/base/page-location";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { forgetMember } from "./forget-member";
import { announceLogout } from "./session-channel";

/**
 * Ends the session (decisions 1 "Logout"): the member's data leaves this device first, then the server is told.
 * @returns false when the server could not be told; otherwise the browser is already on its way elsewhere
 */
export async function logOut(client: QueryClient, locale: string): Promise<boolean> {
  await client.cancelQueries();
  const begunAt = Date.now();
  const gone = forgetMember(client);
  announceLogout("begun", begunAt);
  const result = await callServer("logout", { locale });
  const ended = hasEnded(result);
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

/** A session that had ended already is as good as one that ended now; a page is what follows on a logout on many sites. */
function hasEnded(result: CallResult): boolean {
  if (result.ok) return result.answer.error === "";
  return result.error.kind === "unauthorized" || result.error.kind === "unreadable";
}
