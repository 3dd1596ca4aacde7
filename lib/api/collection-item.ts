import type * as z from "@/lib/api/zod";
import { badgeSchema } from "./badge";
import { date, from, imageUrl, optional, rawList, text, url, wire } from "./tolerant";

/** An entry of articles, events, benefits or pages (docs/product.md, Collections). */
export const collectionItemSchema = wire(
  {
    id: text,
    pagename: text,
    title: text,
    subtitle: text,
    summary: text,
    date,
    icon: text,
    iconColor: from("icon_color", text),
    avatar: imageUrl,
    badge: optional(badgeSchema),
    redirectUrl: from("redirect_url", url),
    rawBlocks: from("content_blocks", rawList),
    /** ISO dates of an event; "" for everything else. */
    start: from("_start", date),
    end: from("_end", date),
    location: from("_location", text),
    uid: from("_uid", text),
  },
  (item) => ({
    ...item,
    /** The last segment of the item's address: `pagename`, else `id`; "" without either. */
    pagename: [item.pagename, item.id].find(canStandInAddress) ?? "",
  }),
);

/** Browsers resolve dots as steps between folders, also as `%2e`. Such an entry is listed and cannot be opened. */
function canStandInAddress(name: string): boolean {
  return !["", ".", ".."].includes(name);
}

export type CollectionItem = z.output<typeof collectionItemSchema>;

export const collectionNames = ["articles", "events", "benefits", "pages"] as const;
export type CollectionName = (typeof collectionNames)[number];
