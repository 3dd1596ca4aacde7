import { QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { CallError } from "@/lib/api/api-error";
import { callServer, type CallOptions, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { queryClient } from "./query-client";
import { isSessionOver } from "./session";

export type GoodResult = Extract<CallResult, { ok: true }>;

/** Calls the server for a query. Throws a `CallError`, also when nobody waits for the answer any more. */
export async function readServer(
  name: EndpointName,
  options: CallOptions & { signal: AbortSignal },
): Promise<GoodResult> {
  const result = await callServer(name, options);
  assertWanted(options.signal);
  if (!result.ok) throw new CallError(result.error);
  return result;
}

/** Throws once the query is cancelled: an answer that still arrives has no effect. */
export function assertWanted(signal: AbortSignal): void {
  if (signal.aborted || isSessionOver()) throw new CallError({ kind: "aborted" });
}

/**
 * Reads a query from the server now, however fresh it is.
 * @param isJoining waits for a reading that is in flight. Else that one is cancelled, where the query has data already, and its
 * callers get the answer of this one
 */
export async function refetch<Data>(
  options: QueryObserverOptions<Data, Error, Data, Data>,
  { isJoining = false } = {},
): Promise<void> {
  await new QueryObserver(queryClient, options).refetch({ throwOnError: true, cancelRefetch: !isJoining });
}

/** Cancels what is being read of config and me; their callers' promises reject. */
export function cancelReadings(): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === "config" || queryKey[0] === "me";
  void queryClient.cancelQueries({ predicate }, { silent: true });
}
