import type { Query } from "@tanstack/react-query";

/**
 * When config and me are read again by themselves (decisions 6 "Refresh"): on the way back to the app after five minutes, and
 * to the network. The first reading is the start's: a query without data is not enabled.
 */
export const refetchPolicy = {
  staleTime: 5 * 60 * 1000,
  refetchOnMount: false,
  refetchOnWindowFocus: true,
  refetchOnReconnect: "always",
  enabled: ({ state }: Pick<Query, "state">) => state.data !== undefined,
} as const;
