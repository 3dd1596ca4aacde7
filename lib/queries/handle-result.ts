import type { ApiError } from "@/lib/api/api-error";
import type { CallResult } from "@/lib/api/client";
import { hasOtherId, mergeMember } from "@/lib/api/member";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { storeAnswer } from "@/lib/offline/stored-answers-later";
import { forgetOthers } from "./forget-others";
import { handleAnswer } from "./handle-answer";
import { knownMember } from "./member-query";
import { isSessionOver } from "./session";
import { emitSessionEvent } from "./session-events";

/** Handles the result of what the member sends; true when it was good. The member it carries completes the known one. */
export function handleResult(locale: string, result: CallResult): boolean {
  if (isSessionOver()) return false;
  return result.ok ? accept(locale, completeMember(locale, result)) : fail(result.error);
}

interface ReadingOptions {
  /** The member did not ask for it: no notification says that the server cannot be reached. */
  isQuiet?: boolean;
}

/** `handleResult` for config, whose memberData may be a part, with the exception for a 500 (decisions 1 "500 and 403"). */
export function handleConfig(locale: string, result: CallResult, options: ReadingOptions = {}): boolean {
  return result.ok ? handleResult(locale, result) : failReading(locale, result.error, options);
}

/** The same for me, the one call whose answer replaces the member. */
export function handleMe(locale: string, result: CallResult, options: ReadingOptions = {}): boolean {
  if (!result.ok) return failReading(locale, result.error, options);
  return isSessionOver() ? false : accept(locale, result);
}

/** For a collection that is on the screen already: it stays, and nothing is said. */
export function handleQuietly(locale: string, result: CallResult): boolean {
  return isServerOut(result) ? false : handleResult(locale, result);
}

/** A 500 leaves the shown card where it is. */
function failReading(locale: string, error: ApiError, { isQuiet }: ReadingOptions): false {
  if (isSessionOver()) return false;
  if (error.kind === "critical" && error.status !== 403 && knownMember(locale))
    notify(error.text || translate("errors.critical"), "error");
  else if (!isQuiet || !isPassedOver(error)) handleError(error);
  return false;
}

/** What a quiet reading does not tell of; nor does it take a member to a captcha from the card that they are showing. */
function isPassedOver(error: ApiError): boolean {
  return isOutage(error) || (error.kind === "captcha" && overlayStore.get().dialog === "showCard");
}

function accept(locale: string, result: GoodResult): boolean {
  handleAnswer(locale, result.answer);
  storeAnswer(locale, result.answer.member?.person ?? "", result.body);
  return true;
}

type GoodResult = CallResult & { ok: true };

/** What an answer does not mention stays as it was, for memberData too. */
function completeMember(locale: string, result: GoodResult): GoodResult {
  const { member } = result.answer;
  const known = knownMember(locale);
  if (member === null || known === null) return result;
  if (hasOtherId(known, member)) {
    forgetOthers(locale, result.answer, null);
    return result;
  }
  const merged = mergeMember(known, member);
  const body = { ...(result.body as object | undefined), memberData: merged.values };
  return { ...result, answer: { ...result.answer, member: merged }, body };
}

/** It says nothing of the session, and another time there may be an answer. 403 is the server's word to this member. */
export function isServerOut(result: CallResult): boolean {
  return !result.ok && isOutage(result.error);
}

function isOutage(error: ApiError): boolean {
  if (error.kind === "critical") return error.status !== 403;
  return error.kind === "unreachable" || error.kind === "unreadable" || error.kind === "status";
}

/**
 * The words of a failure that an action tells of by itself: an error field, an error status, no network. "" for a good
 * answer, and for what concerns the whole session.
 */
export function failureText(result: CallResult): string {
  return result.ok ? result.answer.error : errorText(result.error);
}

function fail(error: ApiError): false {
  handleError(error);
  return false;
}

function handleError(error: ApiError): void {
  switch (error.kind) {
    case "unauthorized":
      return emitSessionEvent({ type: "unauthorized", redirectUrl: error.redirectUrl });
    case "critical":
      return emitSessionEvent({ type: "critical", status: error.status, text: error.text });
    case "captcha":
      return emitSessionEvent({ type: "captcha" });
    case "status":
    case "unreadable":
    case "unreachable":
      return notify(errorText(error), "error");
    case "aborted":
      return;
  }
}

function errorText(error: ApiError): string {
  if (error.kind === "status") return error.text || translate("errors.status", { status: error.status });
  return error.kind === "unreachable" || error.kind === "unreadable" ? translate(`errors.${error.kind}`) : "";
}
