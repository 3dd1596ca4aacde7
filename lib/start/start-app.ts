import { CancelledError } from "@tanstack/react-query";
import { CallError } from "@/lib/api/api-error";
import { pageLocation } from "@/lib/platform/page-location";
import { openStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { knownMember } from "@/lib/queries/cached";
import { configQuery, type ReadingOptions } from "@/lib/queries/config-query";
import { dropOwnedByOthers } from "@/lib/platform/drop-owned";
import { longWait } from "@/lib/queries/refetch-policy";
import { meQuery } from "@/lib/queries/me-query";
import { currentLocale } from "@/lib/queries/query-client";
import { cancelReadings, refetch } from "@/lib/queries/read-server";
import { tellFailure } from "@/lib/queries/reading-errors";
import { isMemberFromDevice, restoreAnswers } from "@/lib/queries/restore-answers";
import { matchRoute } from "@/lib/routes/match-route";
import { forgetCaptcha } from "./captcha";
import { checkUnansweredWhenIdle } from "@/lib/payment/lazy-check-unanswered";
import { keepReturn } from "@/lib/payment/lazy-keep-return";
import { forgetRedirects } from "./may-redirect";
import { takeReturnAddress } from "./return-address";
import { dispatchStart, startState } from "./start-store";

interface StartOptions extends ReadingOptions {
  /** Aborted when another start or a logout replaces this one. */
  signal: AbortSignal;
}

/**
 * Requests config and me together, and handles config first (docs/product.md, Start). Shows a stored card at once; other
 * screens use stored data only if the server is unreachable. Ends in "ready" or in the state that the answers require.
 */
export async function startApp({ signal, clearCache = false }: StartOptions): Promise<void> {
  const locale = currentLocale();
  openStoredAnswers();
  void keepReturn();
  const config = failureOf(refetch(configQuery(locale, { clearCache })));
  const me = failureOf(refetch(meQuery(locale, { clearCache })));
  const showStored = () => void showCard(locale, signal);
  const timer = setTimeout(showStored, longWait);
  if (matchRoute(pageLocation.pathname())?.name === "membershipCard") showStored();
  try {
    if (!canContinueAfter(await config, signal)) return;
    dispatchStart({ type: "configHandled" });
    const failure = await me;
    if (!canContinueAfter(failure, signal)) return;
    const member = knownMember(locale);
    if (failure === null && member !== null && !isMemberFromDevice()) finishGoodStart(member.person);
    dispatchStart({ type: "memberHandled", hasMember: member !== null });
  } finally {
    clearTimeout(timer);
  }
}

function finishGoodStart(person: string): void {
  forgetCaptcha();
  forgetRedirects();
  // The address stored before the login may be a return from another member's payment: this member must not get it.
  if (dropOwnedByOthers(person).includes("startedPayments")) takeReturnAddress();
  checkUnansweredWhenIdle(person);
}

/** Shows the stored card while the requests are in flight. */
async function showCard(locale: string, signal: AbortSignal): Promise<void> {
  const isWanted = () => startState().name === "loading" && !signal.aborted;
  if (isWanted() && (await restoreAnswers(locale, isWanted))) dispatchStart({ type: "restored" });
}

/** @returns the error of a reading, or null */
function failureOf(reading: Promise<void>): Promise<unknown> {
  return reading.then(
    () => null,
    (error: unknown) => error,
  );
}

/**
 * Whether the start continues: false when the failure has led to another screen. A stored card stays in place during an
 * outage.
 */
function canContinueAfter(failure: unknown, signal: AbortSignal): boolean {
  if (signal.aborted || failure instanceof CancelledError) return false;
  if (failure !== null) {
    const isUnreachable = failure instanceof CallError && failure.reason.kind === "unreachable";
    if (!isUnreachable) notifyStartFailure(failure);
    if (knownMember() !== null) dispatchStart({ type: "restored" });
    else if (isUnreachable) dispatchStart({ type: "unreachable" });
  }
  const goesOn = ["loading", "ready"].includes(startState().name);
  if (!goesOn) cancelReadings();
  return goesOn;
}

/** The screen itself reports a missing member. */
function notifyStartFailure(failure: unknown): void {
  if (failure instanceof CallError) tellFailure(failure);
}
