import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import type { CallResult } from "@/lib/api/client";
import { network } from "@/lib/platform/network";
import { localeStore } from "@/lib/i18n/locale-store";
import { handleFetchError } from "./errors";

/** Kinds of queries that carry the member. */
export const kindsOfMember = ["config", "me"] as const;
/** Calls that change the member's data, even if their answers omit it. */
const memberChanges: readonly unknown[] = ["saveMe", "checkPayment"];

/** The app's only cache: server data lives nowhere else. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => handleFetchError(error, query, queryClient),
  }),
  mutationCache: new MutationCache({
    onSuccess: (result, _sent, _context, { options }) => {
      const { ok, answer } = result as CallResult;
      if (ok && answer.error === "" && memberChanges.includes(options.mutationKey?.[0])) refetchInFlight();
    },
  }),
  defaultOptions: {
    queries: { staleTime: Infinity, gcTime: Infinity, retry: false, networkMode: "always" },
    // Not 0: the cache would try to collect a pending mutation at every tick, for as long as an upload takes.
    mutations: { gcTime: 1000, retry: false, networkMode: "always" },
  },
});

/** A fetch sent before a change was answered may be stale: cancels it and sends it again. */
function refetchInFlight(): void {
  for (const kind of kindsOfMember) void queryClient.refetchQueries({ queryKey: [kind], fetchStatus: "fetching" });
}

// The library only follows changes, but a page may open offline.
onlineManager.setOnline(network.isOnline());

/** The current language, a code such as "fi": the last part of every query key. */
export function currentLocale(): string {
  return localeStore.get().locale;
}
