import type { QueryClient } from "@tanstack/react-query";
import type { ApiError } from "@/lib/api/api-error";
import type { CallResult } from "@/lib/api/client";
import { personOf } from "@/lib/api/member";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { storeAnswer } from "@/lib/offline/stored-answers-later";
import { handleAnswer } from "./handle-answer";
import { isSessionOver } from "./session";
import { emitSessionEvent } from "./session-events";

/** Handles a call's result as every action does; true when it was good. What was typed stays in every case. */
export function handleResult(client: QueryClient, locale: string, result: CallResult): boolean {
  if (isSessionOver()) return false;
  if (!result.ok) handleError(result.error);
  else {
    handleAnswer(client, locale, result.answer);
    storeAnswer(locale, result.answer.member ? personOf(result.answer.member) : "", result.body);
  }
  return result.ok;
}

/**
 * The same for what nobody asked for: that there is no network, or a server out of order, is not said, and nobody is taken to a
 * captcha from the card that they are showing.
 */
export function handleQuietly(client: QueryClient, locale: string, result: CallResult): boolean {
  const isCaptcha = !result.ok && result.error.kind === "captcha";
  if (isServerOut(result) || (isCaptcha && overlayStore.get().dialog === "showCard")) return false;
  return handleResult(client, locale, result);
}

/** It says nothing of the session, and another time there may be an answer. 403 is the server's word to this member. */
export function isServerOut(result: CallResult): boolean {
  if (result.ok) return false;
  const { error } = result;
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

function handleError(error: ApiError): void {
  switch (error.kind) {
    case "unauthorized":
      return emitSessionEvent({ type: "unauthorized", redirectUrl: error.redirectUrl });
    case "critical":
      return emitSessionEvent({
        type: "critical",
        status: error.status,
        text: error.text,
        isOfAction: error.isOfAction,
      });
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
