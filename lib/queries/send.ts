import { callServer, type CallOptions, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { queryClient } from "./query-client";

/**
 * Sends a mutation. Never throws: the caller decides how to show a failure. After a change of the member, query-client refetches
 * what is in flight.
 */
export function send(name: EndpointName, options: CallOptions): Promise<CallResult> {
  const mutation = { mutationKey: [name], mutationFn: (sent: CallOptions) => callServer(name, sent) };
  return queryClient.getMutationCache().build(queryClient, mutation).execute(options);
}
