import type { Query } from "@tanstack/react-query";
import { isWithin } from "@/lib/platform/is-within";

const staleTime = 5 * 60 * 1000;

/**
 * Refetches config and me when the app regains focus after five minutes, and on reconnect. Disabled until the first fetch, which
 * belongs to the start. See docs/product.md, Freshness line.
 */
export const refetchPolicy = {
  staleTime,
  refetchOnMount: false,
  retryOnMount: false,
  // A clock that was set back must not prevent the refetch.
  refetchOnWindowFocus: ({ state }: Pick<Query, "state">) => isWithin(state.dataUpdatedAt, staleTime) || "always",
  refetchOnReconnect: "always",
  enabled: ({ state }: Pick<Query, "state">) => state.dataUpdateCount + state.errorUpdateCount > 0,
} as const;

/** Milliseconds without an answer until the app says that the shown data is not fresh. */
export const lateAfterMs = 4000;
