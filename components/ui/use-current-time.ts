import { useNow } from "next-intl";

/** The current time, renewed each minute: an installed app may stay open for days. */
export function useCurrentTime(): Date {
  return useNow({ updateInterval: 60_000 });
}
