import { useLocale, useTranslations } from "next-intl";
import { useCurrentTime } from "@/components/ui/use-current-time";
import { regionalLocale } from "@/lib/config/locales";

/** The start time of a payment in words, with the day unless it is today. @param startedAt in ms since 1970 */
export function useStartTime(startedAt: number): string {
  const t = useTranslations("payment");
  const locale = regionalLocale(useLocale());
  const now = useCurrentTime();
  const start = new Date(startedAt);
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(start);
  return start.toDateString() === now.toDateString()
    ? t("startedToday", { time: write({ timeStyle: "short" }) })
    : t("startedEarlier", { time: write({ dateStyle: "medium", timeStyle: "short" }) });
}
