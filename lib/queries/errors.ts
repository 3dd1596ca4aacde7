import type { ApiError } from "@/lib/api/api-error";
import type { CallResult } from "@/lib/api/client";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { emitSessionEvent } from "./session-events";

/** What every failed call does (spec 8), unless its caller knows better. */
export function handleError(error: ApiError): void {
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

/** The server says nothing of the session, and may answer another time. 403 is its word to this member. */
export function isOutage(error: ApiError): boolean {
  if (error.kind === "critical") return error.status !== 403;
  return error.kind === "unreachable" || error.kind === "unreadable" || error.kind === "status";
}

/** The words of an error that concerns one action; "" for one that concerns the whole session. */
export function errorText(error: ApiError): string {
  if (error.kind === "status") return error.text || translate("errors.status", { status: error.status });
  return error.kind === "unreachable" || error.kind === "unreadable" ? translate(`errors.${error.kind}`) : "";
}

/**
 * The words of a failure that an action tells of by itself: an error field, an error status, no network. "" for a good
 * answer, and for what concerns the whole session.
 */
export function failureText(result: CallResult): string {
  return result.ok ? result.answer.error : errorText(result.error);
}
