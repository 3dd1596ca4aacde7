import { useState } from "react";
import { useLocale } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { ItemTitle } from "@/components/ui/screen-title";
import type { CollectionItem } from "@/lib/api/collection-item";
import { eventTimes } from "@/lib/collections/event-times";
import { formatDate } from "@/lib/i18n/format-date";
import { TintedIcon } from "@/components/ui/tinted-icon";

/** Picture, date, badge, title and subtitle; the title is first in reading order. An event's time and place follow below. */
export function ItemHeader({ item, title }: { item: CollectionItem; title: string }) {
  const locale = useLocale();
  const date = eventTimes(item) === null ? formatDate(item.date, locale) : "";
  return (
    <header className="grid grid-cols-1 gap-4">
      <div lang={locale} className="hyphens-auto [&>h1]:mb-1 [&>h1]:leading-tight">
        <ItemTitle>{title}</ItemTitle>
        {item.subtitle === "" || item.subtitle === item.location ? null : <p className="text-lg">{item.subtitle}</p>}
      </div>
      <div className="order-first flex items-center gap-4 empty:hidden">
        <ItemPicture key={item.avatar} item={item} />
        {date === "" && !item.badge?.text ? null : (
          <div className="grid min-w-0 grid-cols-1 justify-items-start gap-2">
            {date === "" ? null : <p className="text-muted">{date}</p>}
            {item.badge ? <Badge badge={item.badge} /> : null}
          </div>
        )}
      </div>
    </header>
  );
}

/**
 * The avatar of an item, or its icon. A broken avatar falls back to the icon, or to a neutral one. Decorative: the title
 * names the item.
 */
function ItemPicture({ item }: { item: CollectionItem }) {
  const [isBroken, setIsBroken] = useState(false);
  if (item.avatar !== "" && !isBroken)
    return (
      <img
        src={item.avatar}
        alt=""
        width={128}
        height={128}
        onError={() => setIsBroken(true)}
        className="size-24 shrink-0 rounded-panel bg-raised object-cover sm:size-32"
      />
    );
  if (item.icon === "" && item.avatar === "") return null;
  return (
    <TintedIcon name={item.icon} color={item.iconColor} className="size-16 rounded-panel" iconClassName="size-9" />
  );
}
