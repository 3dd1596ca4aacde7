import type { QueryClient } from "@tanstack/react-query";
import { CallError, type ApiError } from "@/lib/api/api-error";
import type { CallResult } from "@/lib/api/client";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { emitSessionEvent, isSessionOver } from "./session";

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

/** Whether the failure may pass and says nothing about the session. A 403 is final for this member. */
export function isOutage(error: ApiError): boolean {
  if (error.kind === "critical") return error.status !== 403;
  return error.kind === "unreachable" || error.kind === "unreadable" || error.kind === "status";
}

/** The text of an error that concerns one action; "" for one that concerns the session. */
function errorText(error: ApiError): string {
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

/** A good answer to `me` without a member. */
export class NoMemberError extends Error {
  /** @param isReported the answer has its own error or redirect */
  constructor(readonly isReported: boolean) {
    super("noMember");
  }
}

/** The parts of a query used here. */
interface FailedQuery {
  queryKey: readonly unknown[];
  state: { data?: unknown };
}

/**
 * Handles a failed query, regardless of its caller (docs/product.md, Errors). An outage is quiet: the freshness line reports
 * it. A caller that acts for the member adds `notifyFailure`.
 */
export function handleFetchError(error: unknown, query: FailedQuery, client: QueryClient): void {
  if (!(error instanceof CallError) || isSessionOver()) return;
  const { reason } = error;
  const [kind] = query.queryKey;
  if (kind === "collection") {
    // The screen stays as it is.
    if (query.state.data === undefined || !isOutage(reason)) handleError(reason);
  } else if (reason.kind === "critical" && isOutage(reason) && isMemberKnown(query, client)) {
    notify(reason.text || translate("errors.critical"), "error");
  } else if (!isQuiet(reason)) handleError(reason);
}

/** Reports a failed fetch that the member asked for, unless `handleFetchError` has. */
export function notifyFailure(error: unknown): void {
  if (isSessionOver()) return;
  const text = error instanceof CallError ? errorText(error.reason) : "";
  if (text !== "") notify(text, "error");
  else if (error instanceof NoMemberError && !error.isReported) notify(translate("start.noMember"), "error");
}

function isMemberKnown({ queryKey }: FailedQuery, client: QueryClient): boolean {
  return client.getQueryData(["me", queryKey.at(-1)]) !== undefined;
}

/** A captcha never interrupts the shown card. */
function isQuiet(reason: ApiError): boolean {
  if (reason.kind === "captcha") return overlayStore.get().dialog === "showCard";
  return errorText(reason) !== "";
}
