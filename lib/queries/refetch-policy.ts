import type { Query } from "@tanstack/react-query";

/**
 * When config and me are refetched automatically: when the app regains focus after five minutes, and on reconnect. The start
 * reads first: a query is disabled until it was read or tried. See docs/product.md, Freshness line.
 */
export const refetchPolicy = {
  staleTime: 5 * 60 * 1000,
  refetchOnMount: false,
  retryOnMount: false,
  refetchOnWindowFocus: true,
  refetchOnReconnect: "always",
  enabled: ({ state }: Pick<Query, "state">) => state.dataUpdateCount + state.errorUpdateCount > 0,
} as const;

/** Milliseconds without an answer until the data shown counts as not refreshed. */
export const longWait = 4000;
