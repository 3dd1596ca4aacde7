import { memo, type MouseEvent, useMemo } from "react";
import { useLocale, useTranslations } from "next-intl";
import { ListRow } from "@/components/ui/list-row";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { itemTarget } from "@/lib/collections/item-target";
import { onPlainClick } from "@/lib/navigation/on-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { eventTimes, isPast } from "@/lib/collections/event-times";
import { formatEventTimes } from "@/lib/collections/format-event-times";
import { formatDate } from "@/lib/i18n/format-date";
import { useItemTitle } from "./use-item-title";

interface CollectionRowProps {
  name: CollectionName;
  item: CollectionItem;
  /** Of all rows: one timer for thousands is enough. */
  now: Date;
}

/** A list entry. It opens its screen, or its own address instead. See docs/product.md, Items. */
export const CollectionRow = memo(function CollectionRow({ name, item, now }: CollectionRowProps) {
  const t = useTranslations("shell");
  const navigation = useNavigation();
  const target = itemTarget(name, item);
  const open = (event: MouseEvent) => {
    if (target.kind === "item" || target.kind === "inApp") onPlainClick(event, () => navigation.goTo(target.address));
  };
  return (
    <ListRow
      href={target.kind === "nothing" ? undefined : target.address}
      newWindowLabel={target.kind === "newWindow" ? t("newWindow") : undefined}
      onClick={open}
      title={useItemTitle(name, item)}
      subtitle={item.subtitle}
      summary={item.summary}
      date={useItemDate(item, now)}
      icon={item.icon}
      iconColor={item.iconColor}
      avatar={item.avatar}
      badge={item.badge}
      shortened={target.kind === "item" ? "badge and summary" : undefined}
    />
  );
});

/** The date of an item in words; for an event its time, or that it is over. */
function useItemDate(item: CollectionItem, now: Date): string {
  const t = useTranslations("collections");
  const locale = useLocale();
  return useMemo(() => {
    const times = eventTimes(item);
    if (times === null) return formatDate(item.date, locale);
    const { text } = formatEventTimes(times, locale);
    return isPast(times, now) ? t("pastDate", { date: text }) : text;
  }, [item, now, locale, t]);
}
