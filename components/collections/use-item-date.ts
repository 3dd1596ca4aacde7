import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { CollectionItem } from "@/lib/api/collection-item";
import { eventTimes, isPast } from "@/lib/collections/event-times";
import { formatEventTimes } from "@/lib/collections/format-event-times";
import { formatDate } from "@/lib/i18n/format-date";
import { useLocale } from "@/lib/i18n/use-locale";

/** The date of an item in words; for an event its time, or that it is over. */
export function useItemDate(item: CollectionItem, now: Date): string {
  const t = useTranslations("collections");
  const locale = useLocale();
  return useMemo(() => {
    const times = eventTimes(item);
    if (times === null) return formatDate(item.date, locale);
    const { text } = formatEventTimes(times, locale);
    return isPast(times, now) ? t("pastDate", { date: text }) : text;
  }, [item, now, locale, t]);
}
