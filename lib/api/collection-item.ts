import type * as z from "@/lib/api/zod";
import { badgeSchema } from "./badge";
import { imageUrl, optional, rawList, text, url, wire } from "./tolerant";

/** An entry of articles, events, benefits or pages (docs/product.md, Collections). */
export const collectionItemSchema = wire(
  {
    id: text,
    pagename: text,
    title: text,
    subtitle: text,
    summary: text,
    date: text,
    icon: text,
    icon_color: text,
    avatar: imageUrl,
    badge: optional(badgeSchema),
    redirect_url: url,
    content_blocks: rawList,
    _start: text,
    _end: text,
    _location: text,
    _uid: text,
  },
  (item) => ({
    id: item.id,
    /** The last segment of the item's address: `pagename`, else `id`; "" without either. */
    pagename: [item.pagename, item.id].find(canStandInAddress) ?? "",
    title: item.title,
    subtitle: item.subtitle,
    summary: item.summary,
    date: item.date,
    icon: item.icon,
    iconColor: item.icon_color,
    avatar: item.avatar,
    badge: item.badge,
    redirectUrl: item.redirect_url,
    rawBlocks: item.content_blocks,
    /** ISO dates of an event; "" for everything else. */
    start: item._start,
    end: item._end,
    location: item._location,
    uid: item._uid,
  }),
);

/** Browsers resolve dots as steps between folders, also as `%2e`. Such an entry is listed and cannot be opened. */
function canStandInAddress(name: string): boolean {
  return !["", ".", ".."].includes(name);
}

export type CollectionItem = z.output<typeof collectionItemSchema>;

export const collectionNames = ["articles", "events", "benefits", "pages"] as const;
export type CollectionName = (typeof collectionNames)[number];
