import { pageLocation } from "@/lib/platform/page-location";
import { safeUrl } from "@/lib/platform/safe-url";
import { translate } from "@/lib/i18n/translate";
import { isDraftUnkept } from "@/lib/forms/draft-store";
import { clearQuery } from "@/lib/navigation/clear-query";
import { notify } from "@/lib/notifications/notifications";
import { dropStoredAnswers, wasStoredElsewhereSince } from "@/lib/offline/stored-answers-later";
import { showBadge } from "@/lib/pwa/app-badge";
import { forgetMember, forgetMemberOfTab } from "@/lib/session/forget-member";
import { knownMember } from "@/lib/queries/cached";
import { cancelReadings } from "@/lib/queries/read-server";
import { onLogoutElsewhere } from "@/lib/session/session-channel";
import { onSessionEvent, type SessionEvent } from "@/lib/queries/session-events";
import { href } from "@/lib/routes/href";
import { leaveForCaptcha } from "./captcha";
import { keepReturn } from "@/lib/payment/lazy-keep-return";
import { mayRedirect } from "./may-redirect";
import { rememberReturnAddress } from "./return-address";
import { dispatchStart, startState } from "./start-store";
import { queryClient } from "@/lib/queries/query-client";

/** Does what answers mean for the whole session, and follows a logout in another tab. Returns the function that stops it. */
export function followSession(): () => void {
  const stopEvents = onSessionEvent((event) => handleSessionEvent(event));
  const stopChannel = onLogoutElsewhere((news, begunAt) => {
    // News that come late, as to a frozen page, are of a session that another may have followed.
    if (wasStoredElsewhereSince(begunAt)) forgetMemberOfTab();
    else void forgetMember();
    void showBadge(0);
    dispatchStart({ type: "logout" });
    if (news === "failed") dispatchStart({ type: "logoutFailed" });
    // Not before the server has ended the session: the start would show the card again.
    if (news === "ended") pageLocation.replaceWith(href("membershipCard"));
  });
  return () => {
    stopEvents();
    stopChannel();
  };
}

function handleSessionEvent(event: SessionEvent): void {
  if (wouldLoseEdits(event)) return notify(translate("myAccount.draftUnkept"), "error");
  switch (event.type) {
    case "unauthorized":
      return handleUnauthorized(event.redirectUrl);
    case "critical":
      cancelReadings();
      dispatchStart({ type: "critical", isForbidden: isForbidden(event), text: event.text });
      if (isForbidden(event)) void dropCard();
      return;
    case "captcha":
      return handleCaptcha();
    case "redirect":
      return followRedirect(event.address);
  }
}

/** The screen goes with what was typed, and no draft brings it back: the member decides when. 403 is the server's last word. */
function wouldLoseEdits(event: SessionEvent): boolean {
  return event.type !== "redirect" && !isForbidden(event) && isDraftUnkept();
}

function isForbidden(event: SessionEvent): boolean {
  return event.type === "critical" && event.status === 403;
}

/** One that does not end is told of beside the card that is shown. */
function handleCaptcha(): void {
  const settled = !leaveForCaptcha();
  if (settled && knownMember() !== null) dispatchStart({ type: "restored" });
  else cancelReadings();
  dispatchStart({ type: "captcha", settled, host: hostOf(pageLocation.origin()) });
  if (startState().name === "ready") notify(translate("start.captcha"), "error");
}

function followRedirect(address: string): void {
  cancelReadings();
  if (!mayRedirect()) return dispatchStart({ type: "redirectLoop" });
  dispatchStart({ type: "leaving", host: hostOf(address) });
  pageLocation.leaveFor(address);
}

const hostOf = (address: string) => new URL(address).host;

function handleUnauthorized(redirectUrl: string): void {
  rememberReturnAddress();
  const isSafe = safeUrl(redirectUrl) !== null;
  const leadsOn = isSafe && !pageLocation.isAt(redirectUrl);
  const isLoop = leadsOn && !mayRedirect();
  const followed = leadsOn && !isLoop;
  dispatchStart(isLoop ? { type: "redirectLoop" } : { type: "unauthorized", followed });
  const gone = Promise.all([dropCard(), leaveReturnOut()]);
  if (followed) void gone.then(() => pageLocation.leaveFor(redirectUrl));
  else if (redirectUrl !== "" && !isSafe) notify(translate("errors.badRedirect"), "error");
}

/** A return that is kept with its payment is checked after the login: with the address, it would be checked twice. */
async function leaveReturnOut(): Promise<void> {
  if (!(await keepReturn())) return;
  clearQuery(pageLocation.page() + pageLocation.search());
  rememberReturnAddress();
}

/**
 * Nothing of the member is shown after this, also where the next start is answered by a portal's page. The number on the
 * app's icon goes too, which may be of an earlier visit: its follower may not be there yet.
 */
function dropCard(): Promise<void> {
  void showBadge(0);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "config" });
  return dropStoredAnswers();
}
