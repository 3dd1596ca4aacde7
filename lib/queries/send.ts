import { MutationObserver } from "@tanstack/react-query";
import { callServer, type CallOptions, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { queryClient } from "./query-client";

/** The mutation of an endpoint; the mutation cache cancels what its answer makes outdated. */
export const mutationOf = (name: EndpointName) => ({
  mutationKey: [name],
  mutationFn: (options: CallOptions) => callServer(name, options),
});

/** Sends something for the member. Never throws: the caller decides how a failure is shown. */
export function send(name: EndpointName, options: CallOptions): Promise<CallResult> {
  return new MutationObserver(queryClient, mutationOf(name)).mutate(options);
}
