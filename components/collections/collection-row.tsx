import { memo, type MouseEvent, useMemo } from "react";
import { useLocale, useTranslations } from "next-intl";
import { ListRow } from "@/components/ui/list-row";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import { itemTarget } from "@/lib/collections/item-target";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { eventTimes, isPast } from "@/lib/collections/event-times";
import { formatEventTimes } from "@/lib/collections/format-event-times";
import { formatDate } from "@/lib/i18n/format-date";

export interface RowContext {
  name: CollectionName;
  now: Date;
  /** Navigates within the app. */
  open: (address: string) => void;
  /** Fallback title. */
  untitled: string;
  newWindow: string;
}

interface CollectionRowProps {
  item: CollectionItem;
  context: RowContext;
}

/** A list entry. It opens its screen, or its own address instead. See docs/product.md, Items. */
export const CollectionRow = memo(function CollectionRow({ item, context }: CollectionRowProps) {
  const target = itemTarget(context.name, item);
  const open = (event: MouseEvent) => {
    if ((target.kind !== "item" && target.kind !== "inApp") || !isPlainClick(event)) return;
    event.preventDefault();
    context.open(target.address);
  };
  return (
    <ListRow
      href={target.kind === "nothing" ? undefined : target.address}
      newWindowLabel={target.kind === "newWindow" ? context.newWindow : undefined}
      onClick={open}
      title={item.title || context.untitled}
      subtitle={item.subtitle}
      summary={item.summary}
      date={useItemDate(item, context.now)}
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
