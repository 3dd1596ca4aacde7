import { QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { CallError } from "@/lib/api/api-error";
import { callServer, type CallOptions, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { kindsOfMember, queryClient } from "./query-client";
import { isSessionOver } from "./session";

export type GoodResult = Extract<CallResult, { ok: true }>;

/** Calls the server for a query. Throws a `CallError`, also when the query was cancelled. */
export async function fetchAnswer(
  name: EndpointName,
  options: CallOptions & { signal: AbortSignal },
): Promise<GoodResult> {
  const result = await callServer(name, options);
  throwIfAborted(options.signal);
  if (!result.ok) throw new CallError(result.error);
  return result;
}

/** Throws once the query is cancelled, so that a late answer has no effect. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted || isSessionOver()) throw new CallError({ kind: "aborted" });
}

/**
 * Fetches a query now, even if it is fresh.
 * @param isJoining waits for a fetch in flight. Otherwise cancels it if the query has data, and its callers get this
 * answer
 */
export async function refetch<Data>(
  options: QueryObserverOptions<Data, Error, Data, Data>,
  { isJoining = false } = {},
): Promise<void> {
  await new QueryObserver(queryClient, options).refetch({ throwOnError: true, cancelRefetch: !isJoining });
}

/** Cancels the fetches of config and me in flight; their promises reject. */
export function cancelFetches(): void {
  for (const kind of kindsOfMember) void queryClient.cancelQueries({ queryKey: [kind] }, { silent: true });
}
