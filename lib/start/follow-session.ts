import { pageLocation } from "@/lib/platform/page-location";
import { safeUrl } from "@/lib/platform/safe-url";
import { translate } from "@/lib/i18n/translate";
import { isDraftUnkept } from "@/lib/forms/draft-store";
import { notify } from "@/lib/notifications/notifications";
import { storedEarlyCard } from "@/lib/offline/early-card";
import { dropStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { showBadge } from "@/lib/pwa/app-badge";
import { forgetMember, forgetMemberOfTab } from "@/lib/session/forget-member";
import { knownMember, memberReadAt } from "@/lib/queries/cached";
import { cancelFetches } from "@/lib/queries/fetch-answer";
import { onLogoutElsewhere } from "@/lib/session/session-channel";
import { onSessionEvent, type SessionEvent } from "@/lib/queries/session";
import { href } from "@/lib/routes/href";
import { leaveForCaptcha } from "./captcha";
import { keepReturn } from "@/lib/payment/lazy-returns";
import { mayRedirect } from "./may-redirect";
import { rememberReturnAddress } from "./return-address";
import { dispatchStart, startState } from "./start-store";
import { queryClient } from "@/lib/queries/query-client";

/** Handles what answers mean for the session, and follows a logout in another tab. @returns stops it */
export function followSession(): () => void {
  const stopEvents = onSessionEvent(handleSessionEvent);
  const stopChannel = onLogoutElsewhere((news, begunAt) => {
    // A frozen page hears of a logout late: another member may have signed in since.
    if (isCardStoredElsewhereSince(begunAt)) forgetMemberOfTab();
    else void forgetMember();
    void showBadge(0);
    dispatchStart({ type: "logout" });
    if (news === "failed") dispatchStart({ type: "logoutFailed" });
    // Only once the session has ended: the start would show the card again.
    if (news === "ended") pageLocation.replaceWith(href("membershipCard"));
  });
  return () => {
    stopEvents();
    stopChannel();
  };
}

/** Whether another page has stored a card after `time`: a newer one than this page has read. */
function isCardStoredElsewhereSince(time: number): boolean {
  const storedAt = storedEarlyCard()?.readAt ?? 0;
  return storedAt > time && storedAt > memberReadAt();
}

function handleSessionEvent(event: SessionEvent): void {
  if (wouldLoseEdits(event)) return notify(translate("myAccount.draftUnkept"), "error");
  switch (event.type) {
    case "unauthorized":
      return handleUnauthorized(event.redirectUrl);
    case "critical":
      cancelFetches();
      dispatchStart({ type: "critical", isForbidden: isForbidden(event), text: event.text });
      if (isForbidden(event)) void dropCard();
      return;
    case "captcha":
      return handleCaptcha();
    case "redirect":
      return followRedirect(event.address);
  }
}

/** The event would close the screen, and no draft would restore its edits. A 403 is final all the same. */
function wouldLoseEdits(event: SessionEvent): boolean {
  return event.type !== "redirect" && !isForbidden(event) && isDraftUnkept();
}

function isForbidden(event: SessionEvent): boolean {
  return event.type === "critical" && event.status === 403;
}

/** An endless captcha shows a message beside the card. */
function handleCaptcha(): void {
  const isEndless = !leaveForCaptcha();
  if (isEndless && knownMember() !== null) dispatchStart({ type: "restored" });
  else cancelFetches();
  dispatchStart({ type: "captcha", isEndless, host: location.host });
  if (startState().name === "ready") notify(translate("start.captcha"), "error");
}

function followRedirect(address: string): void {
  cancelFetches();
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
  const hasLogin = leadsOn && !isLoop;
  dispatchStart(isLoop ? { type: "redirectLoop" } : { type: "unauthorized", hasLogin });
  const removal = Promise.all([dropCard(), rememberWithoutReturn()]);
  if (hasLogin) void removal.then(() => pageLocation.leaveFor(redirectUrl));
  else if (redirectUrl !== "" && !isSafe) notify(translate("errors.badRedirect"), "error");
}

/**
 * Stores a payment's return with its payment, which the app checks after the login, and removes it from the return address. It
 * would be checked twice otherwise.
 */
async function rememberWithoutReturn(): Promise<void> {
  if (!(await keepReturn())) return;
  pageLocation.rewrite(location.pathname);
  rememberReturnAddress();
}

/**
 * Removes the member from cache and device: even a next start that gets only a portal's page must not show them. Clears the
 * badge too, which an earlier visit may have set.
 */
function dropCard(): Promise<void> {
  void showBadge(0);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "config" });
  return dropStoredAnswers();
}
