import { useFormatter, useNow } from "next-intl";

/** When a payment was started: the time, with the day when it was not today. @param startedAt in ms since 1970 */
export function useStartTime(startedAt: number): string {
  const format = useFormatter();
  const now = useNow();
  const start = new Date(startedAt);
  const isToday = start.toDateString() === now.toDateString();
  return format.dateTime(start, isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
}
