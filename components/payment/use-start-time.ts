import { useFormatter, useNow, useTranslations } from "next-intl";

/** When a payment was started, in words: the time, with the day when it was not today. @param startedAt in ms since 1970 */
export function useStartTime(startedAt: number): string {
  const t = useTranslations("payment");
  const format = useFormatter();
  const now = useNow();
  const start = new Date(startedAt);
  return start.toDateString() === now.toDateString()
    ? t("startedToday", { time: format.dateTime(start, { timeStyle: "short" }) })
    : t("startedEarlier", { time: format.dateTime(start, { dateStyle: "medium", timeStyle: "short" }) });
}
