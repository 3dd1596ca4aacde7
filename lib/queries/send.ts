import { callServer, type CallOptions, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { queryClient } from "./query-client";

/** The mutation of an endpoint. One that changes the member makes the readings in flight outdated: see query-client. */
export const mutationOf = (name: EndpointName) => ({
  mutationKey: [name],
  mutationFn: (options: CallOptions) => callServer(name, options),
});

/** Sends something for the member. Never throws: the caller decides how a failure is shown. */
export function send(name: EndpointName, options: CallOptions): Promise<CallResult> {
  return queryClient.getMutationCache().build(queryClient, mutationOf(name)).execute(options);
}
