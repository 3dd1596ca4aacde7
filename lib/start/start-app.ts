import { CancelledError } from "@tanstack/react-query";
import { CallError } from "@/lib/api/api-error";
import { pageLocation } from "@/lib/platform/page-location";
import { knownMember } from "@/lib/queries/cached";
import { configQuery, type FetchOptions } from "@/lib/queries/config-query";
import { dropOwnedByOtherMembers } from "@/lib/platform/drop-owned";
import { lateAfterMs } from "@/lib/queries/refetch-policy";
import { meQuery } from "@/lib/queries/me-query";
import { currentLocale } from "@/lib/queries/query-client";
import { cancelFetches, refetch } from "@/lib/queries/fetch-answer";
import { notifyFailure } from "@/lib/queries/errors";
import { isMemberFromDevice, restoreAnswers } from "@/lib/queries/restore-answers";
import { matchRoute } from "@/lib/routes/match-route";
import { forgetCaptchaReturn, forgetCaptchaVisits } from "./captcha";
import { checkUnansweredWhenIdle, keepReturn } from "@/lib/payment/lazy-returns";
import { forgetRedirects } from "./may-redirect";
import { takeReturnAddress } from "./return-address";
import { dispatchStart, startState } from "./start-store";

interface StartOptions extends FetchOptions {
  /** Aborted when another start or a logout replaces this one. */
  signal: AbortSignal;
}

/**
 * Requests config and me together, and handles config first (docs/product.md, Start). Shows a stored card at once; other
 * screens use stored data only if the server is unreachable. Ends in "ready" or in the state that the answers require.
 */
export async function startApp({ signal, clearCache = false }: StartOptions): Promise<void> {
  const locale = currentLocale();
  void keepReturn();
  const config = failureOf(refetch(configQuery(locale, { clearCache })));
  const me = failureOf(refetch(meQuery(locale, { clearCache })));
  const stopShowing = showStoredCard(locale, signal);
  try {
    const configFailure = await config;
    if (isReplaced(configFailure, signal)) return;
    if (configFailure !== null) handleFailure(configFailure);
    if (!isStarting()) return cancelFetches();
    dispatchStart({ type: "configHandled" });

    const memberFailure = await me;
    if (isReplaced(memberFailure, signal)) return;
    if (memberFailure !== null) handleFailure(memberFailure);
    if (!isStarting()) return cancelFetches();
    const member = knownMember(locale);
    if (memberFailure === null && member !== null) finishGoodStart(member.person);
    dispatchStart({ type: "memberHandled", hasMember: member !== null });
  } finally {
    stopShowing();
  }
}

/**
 * Shows the stored card while the requests are in flight: at once on its screen, elsewhere after a long wait.
 * @returns cancels the wait
 */
function showStoredCard(locale: string, signal: AbortSignal): () => void {
  const isWanted = () => startState().name === "loading" && !signal.aborted;
  // True on a retry. A member that appears later comes from this start's config, and must wait for the answer of me.
  const wasKnown = knownMember(locale) !== null;
  const show = async () => {
    if (!isWanted() || !(await restoreAnswers(locale, isWanted))) return;
    if (wasKnown || isMemberFromDevice()) dispatchStart({ type: "restored" });
  };
  const timer = setTimeout(() => void show(), lateAfterMs);
  if (matchRoute(location.pathname)?.name === "membershipCard") void show();
  return () => clearTimeout(timer);
}

/** @returns the error of a fetch, or null */
function failureOf(fetching: Promise<void>): Promise<unknown> {
  return fetching.then(
    () => null,
    (error: unknown) => error,
  );
}

/** Whether another start or a logout has taken over: this one changes nothing any more. */
function isReplaced(failure: unknown, signal: AbortSignal): boolean {
  return signal.aborted || failure instanceof CancelledError;
}

/** The screen itself reports an unreachable server and a missing member. */
function handleFailure(failure: unknown): void {
  const isUnreachable = failure instanceof CallError && failure.reason.kind === "unreachable";
  if (failure instanceof CallError && !isUnreachable) notifyFailure(failure);
  dispatchStart({ type: "fetchFailed", isUnreachable, hasMember: knownMember() !== null });
}

/** False once an answer has led to another screen, such as the login. */
function isStarting(): boolean {
  const { name } = startState();
  return name === "loading" || name === "ready";
}

/** Milliseconds after which a page counts as used, even without a tap or a key. */
const usedAfterMs = 10_000;

/**
 * Resets the counters of captcha visits and redirects on the first tap or key, else after a while. A list's own captcha or login
 * may reload the page in a loop, without tap or key, and an earlier reset would keep that loop going.
 */
function forgetLoopsOnceUsed(): void {
  const forget = () => {
    if (pageLocation.isLeaving()) return;
    forgetCaptchaVisits();
    forgetRedirects();
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, forget, { once: true, capture: true });
  setTimeout(forget, usedAfterMs);
}

function finishGoodStart(person: string): void {
  forgetCaptchaReturn();
  forgetLoopsOnceUsed();
  // The address stored before the login may be a return from another member's payment: this member must not get it.
  if (dropOwnedByOtherMembers(person).includes("startedPayments")) takeReturnAddress();
  checkUnansweredWhenIdle(person);
}
