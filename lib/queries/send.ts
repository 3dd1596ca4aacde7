import { callServer, type CallOptions, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { queryClient } from "./query-client";

/** The mutation of an endpoint. A change of the member invalidates the fetches in flight: see query-client. */
export const mutationOf = (name: EndpointName) => ({
  mutationKey: [name],
  mutationFn: (options: CallOptions) => callServer(name, options),
});

/** Sends a mutation. Never throws: the caller decides how to show a failure. */
export function send(name: EndpointName, options: CallOptions): Promise<CallResult> {
  return queryClient.getMutationCache().build(queryClient, mutationOf(name)).execute(options);
}
