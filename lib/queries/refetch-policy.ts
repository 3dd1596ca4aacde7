import type { Query } from "@tanstack/react-query";

/**
 * When config and me are read again by themselves (decisions 6 "Refresh"): on the way back to the app after five minutes, and
 * to the network. The first reading is the start's: a query that nobody has read or tried to read is not enabled.
 */
export const refetchPolicy = {
  staleTime: 5 * 60 * 1000,
  refetchOnMount: false,
  retryOnMount: false,
  refetchOnWindowFocus: true,
  refetchOnReconnect: "always",
  enabled: ({ state }: Pick<Query, "state">) => state.dataUpdateCount + state.errorUpdateCount > 0,
} as const;

/** After this many milliseconds without an answer what is shown counts as not refreshed (decisions 6). */
export const longWait = 4000;
