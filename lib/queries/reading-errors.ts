import type { QueryClient } from "@tanstack/react-query";
import { CallError, type ApiError } from "@/lib/api/api-error";
import { overlayStore } from "@/lib/dialogs/dialogs";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { errorText, handleError, isOutage } from "./errors";
import { isSessionOver } from "./session";

/** `me` has answered well, but with nobody. */
export class NoMemberError extends Error {
  /** @param isTold the answer has an error or a redirect of its own */
  constructor(readonly isTold: boolean) {
    super("noMember");
  }
}

/** What a query is asked about here. */
interface FailedQuery {
  queryKey: readonly unknown[];
  state: { data?: unknown };
}

/**
 * What a failed query does, whoever asked for it (decisions 1 "500 and 403"). An outage is quiet: the line of freshness tells
 * of it. A caller that was asked by the member adds `tellFailure`.
 */
export function handleReadingError(error: unknown, query: FailedQuery, client: QueryClient): void {
  if (!(error instanceof CallError) || isSessionOver()) return;
  const { reason } = error;
  const [kind] = query.queryKey;
  if (kind === "collection") {
    // What is on the screen stays there.
    if (query.state.data === undefined || !isOutage(reason)) handleError(reason);
  } else if (reason.kind === "critical" && isOutage(reason) && isMemberKnown(query, client)) {
    notify(reason.text || translate("errors.critical"), "error");
  } else if (!isQuiet(reason)) handleError(reason);
}

/** Says why a reading failed that the member has asked for, where `handleReadingError` has not said it. */
export function tellFailure(error: unknown): void {
  if (isSessionOver()) return;
  const text = error instanceof CallError ? errorText(error.reason) : "";
  if (text !== "") notify(text, "error");
  else if (error instanceof NoMemberError && !error.isTold) notify(translate("start.noMember"), "error");
}

function isMemberKnown({ queryKey }: FailedQuery, client: QueryClient): boolean {
  return client.getQueryData(["me", queryKey.at(-1)]) !== undefined;
}

/** Nobody who shows their card is taken away from it for a captcha. */
function isQuiet(reason: ApiError): boolean {
  if (reason.kind === "captcha") return overlayStore.get().dialog === "showCard";
  return errorText(reason) !== "";
}
