import { useLocale } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { ItemPicture } from "@/components/ui/item-picture";
import { ItemTitle } from "@/components/ui/screen-title";
import type { CollectionItem } from "@/lib/api/collection-item";
import { eventTimes } from "@/lib/collections/event-times";
import { formatDate } from "@/lib/i18n/format-date";

/** Picture, date, badge, title and subtitle; the title is first in reading order. An event's time and place follow below. */
export function ItemHeader({ item, title }: { item: CollectionItem; title: string }) {
  const locale = useLocale();
  const date = eventTimes(item) === null ? formatDate(item.date, locale) : "";
  return (
    <div className="grid grid-cols-1 gap-4">
      <div lang={locale} dir="auto" className="hyphens-auto [&>h1]:mb-1 [&>h1]:leading-tight">
        <ItemTitle>{title}</ItemTitle>
        {item.subtitle === "" || item.subtitle === item.location ? null : <p className="text-lg">{item.subtitle}</p>}
      </div>
      <div className="order-first flex items-center gap-4 empty:hidden">
        <ItemPicture avatar={item.avatar} icon={item.icon} iconColor={item.iconColor} place="header" />
        {date === "" && !item.badge?.text ? null : (
          <div className="grid min-w-0 grid-cols-1 justify-items-start gap-2">
            {date === "" ? null : <p className="wrap-anywhere text-muted">{date}</p>}
            {item.badge ? <Badge badge={item.badge} /> : null}
          </div>
        )}
      </div>
    </div>
  );
}
