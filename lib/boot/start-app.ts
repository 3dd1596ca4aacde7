import type { ApiError } from "@/lib/api/api-error";
import { callServer, type CallResult } from "@/lib/api/client";
import { pageLocation } from "@/lib/base/page-location";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { dispatchFreshness, freshnessStore } from "@/lib/offline/freshness";
import { openStoredAnswers } from "@/lib/offline/stored-answers-later";
import { renewCollections } from "@/lib/queries/collection-query";
import { fillConfig } from "@/lib/queries/config-query";
import { dropTracesOfOthers } from "@/lib/queries/drop-traces";
import { forgetOthers } from "@/lib/queries/forget-others";
import { failureText, handleMe, handleResult, isServerOut } from "@/lib/queries/handle-result";
import { knownMember } from "@/lib/queries/member-query";
import { restoreAnswers } from "@/lib/queries/restore-answers";
import { tellsOfMember } from "@/lib/queries/tells-of-member";
import { longWait, watchWait } from "@/lib/queries/watch-wait";
import { matchRoute } from "@/lib/routes/match-route";
import { forgetCaptcha, isCaptchaSettled } from "./captcha";
import { checkUnansweredLater } from "./check-unanswered-later";
import { keepReturn } from "./keep-return";
import { forgetRedirects } from "./may-redirect";
import { takeReturnAddress } from "./return-address";
import { dispatchStart, startState } from "./start-store";

interface StartOptions {
  locale: string;
  clearCache?: boolean;
  signal: AbortSignal;
}

/** One start on its way: what it still reads from the device after its end is of no use. */
interface Start extends StartOptions {
  isOver: boolean;
}

/**
 * Loads config and me: requested at the same time, handled in the specified order (decisions 1 "Start"). The card that is
 * kept on the device is shown at once, any other screen from the device only when the server is not to be had.
 * Ends in "ready" or in the state that the answers ask for.
 */
export async function startApp(settings: StartOptions): Promise<void> {
  const options = { ...settings, isOver: false };
  openStoredAnswers();
  void keepReturn();
  dispatchFreshness({ type: "started" });
  const calls = { config: callServer("config", options), member: callServer("me", options) };
  const isAtCard = matchRoute(pageLocation.pathname())?.name === "membershipCard";
  if (isAtCard) void showStored(options);
  const timer = setTimeout(() => void showStored(options), longWait);
  const stopWatching = watchWait();
  const tells = (result: CallResult) => tellsOfMember(options.locale, result);
  try {
    const config = await calls.config;
    if (!(await goesOnAfter(options, config))) return;
    fillConfig(options.locale, config);
    dispatchStart({ type: "configHandled" });

    const member = await calls.member;
    forgetOthers(options.locale, member.answer, config);
    if (isUnanswered(member) && (await keepCard(options, member))) return;
    if (!handleStartResult(options, member, () => handleMe(options.locale, member))) return;
    renewAfter(options, config, member);
    await finishStart(options, tells(member) || tells(config));
  } finally {
    clearTimeout(timer);
    stopWatching();
    options.isOver = true;
  }
}

/** Config ends a start, unless the device has a card. One that cannot be read counts as empty, which is said. */
async function goesOnAfter(options: Start, config: CallResult): Promise<boolean> {
  if (isUnanswered(config) && (await keepCard(options, config))) return true;
  const goesOn = handleStartResult(options, config, () => handleResult(options.locale, config));
  if (goesOn && failedAs(config, "unreadable")) notify(translate("errors.unreadable"), "error");
  return goesOn;
}

function renewAfter({ locale }: StartOptions, config: CallResult, member: CallResult): void {
  if (config.ok) renewCollections(locale, [config.answer, member.answer]);
}

async function finishStart(options: Start, wasAnswered: boolean): Promise<void> {
  const found = knownMember();
  // One of whom the server does not say who it is leaves the place to the one who is kept on the device.
  const isSomebody = found !== null && found.person !== "";
  const isRead = wasAnswered || isReadMeanwhile();
  if (found && isRead && (isSomebody || !(await showStored(options)))) {
    forgetCaptcha();
    forgetRedirects();
    // The address that is kept from before the login may be the return from that very payment: it is not this member's.
    if (dropTracesOfOthers(found.person)) takeReturnAddress();
    dispatchFreshness({ type: "succeeded" });
    checkUnansweredLater(found.person);
  } else if ((await showStored(options)) || found) dispatchFreshness({ type: "failed" });
  dispatchStart({ type: "memberHandled", hasMember: found !== null });
}

/** Shows what is kept on the device while the server is still asked. @returns whether that is what is shown */
async function showStored(start: Start): Promise<boolean> {
  const isWanted = () => startState().name === "loading" && !start.signal.aborted && !start.isOver;
  if (isWanted() && (await restoreAnswers(start.locale, isWanted))) dispatchStart({ type: "restored" });
  return startState().name === "ready" && freshnessStore.get().source === "device";
}

/**
 * Keeps the card that is shown, or that the device holds, instead of a server that is not to be had.
 * @returns false when there is none
 */
async function keepCard(options: Start, result: CallResult): Promise<boolean> {
  if (await showStored(options)) {
    dispatchFreshness({ type: failedAs(result, "unreachable") ? "wentOffline" : "failed" });
    tellServerOut(result);
    return true;
  }
  if (!isReadMeanwhile()) return false;
  dispatchFreshness({ type: "succeeded" });
  return true;
}

/** A refresh was faster than this start, and has read the member: what is shown is newer than what fails now. */
function isReadMeanwhile(): boolean {
  return startState().name === "ready" && freshnessStore.get().source === "server";
}

function tellServerOut(result: CallResult): void {
  if (failedAs(result, "unreachable")) return;
  const words = failedAs(result, "captcha") ? translate("start.captcha") : serverWords(result) || failureText(result);
  notify(words || translate("errors.critical"), "error");
}

/** A server out of order says it on the card, which stays, instead of on the critical screen. */
function serverWords(result: CallResult): string {
  return !result.ok && result.error.kind === "critical" ? result.error.text : "";
}

/** @returns whether the start goes on */
function handleStartResult({ signal }: StartOptions, result: CallResult, handle: () => void): boolean {
  if (signal.aborted) return false;
  if (failedAs(result, "unreachable")) {
    dispatchStart({ type: "unreachable" });
    return false;
  }
  // It counts as {}: whether there is a member in the end decides.
  if (failedAs(result, "unreadable")) return true;
  handle();
  return ["loading", "ready"].includes(startState().name);
}

/** The card stays instead of what was not answered. An unreadable answer counts as an empty one. */
function isUnanswered(result: CallResult): boolean {
  if (failedAs(result, "captcha")) return isCaptchaSettled();
  return isServerOut(result) && !failedAs(result, "unreadable");
}

function failedAs(result: CallResult, kind: ApiError["kind"]): boolean {
  return !result.ok && result.error.kind === kind;
}
