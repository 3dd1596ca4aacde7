import type { QueryClient } from "@tanstack/react-query";
import { CallError, type ApiError } from "@/lib/api/api-error";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { errorText, handleError, isOutage } from "./errors";
import { isSessionOver } from "./session";

/** A good answer to `me` without a member. */
export class NoMemberError extends Error {
  /** @param isTold the answer has its own error or redirect */
  constructor(readonly isTold: boolean) {
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
  else if (error instanceof NoMemberError && !error.isTold) notify(translate("start.noMember"), "error");
}

function isMemberKnown({ queryKey }: FailedQuery, client: QueryClient): boolean {
  return client.getQueryData(["me", queryKey.at(-1)]) !== undefined;
}

/** A captcha never interrupts the shown card. */
function isQuiet(reason: ApiError): boolean {
  if (reason.kind === "captcha") return overlayStore.get().dialog === "showCard";
  return errorText(reason) !== "";
}
