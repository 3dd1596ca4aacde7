import type { ApiError } from "@/lib/api/api-error";
import type { CallResult } from "@/lib/api/client";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { emitSessionEvent } from "./session-events";

/** The default handling of a failed call. See docs/product.md, Errors. */
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

/** Whether the failure says nothing about the session and may pass. A 403 is final for this member. */
export function isOutage(error: ApiError): boolean {
  if (error.kind === "critical") return error.status !== 403;
  return error.kind === "unreachable" || error.kind === "unreadable" || error.kind === "status";
}

/** The text of an error that concerns one action; "" for one that concerns the session. */
export function errorText(error: ApiError): string {
  if (error.kind === "status") return error.text || translate("errors.status", { status: error.status });
  return error.kind === "unreachable" || error.kind === "unreadable" ? translate(`errors.${error.kind}`) : "";
}

/**
 * The text of a failure that an action reports itself: an error field, an error status, no network. "" for a good answer,
 * and for one that concerns the session.
 */
export function failureText(result: CallResult): string {
  return result.ok ? result.answer.error : errorText(result.error);
}
