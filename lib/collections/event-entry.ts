import type { CollectionItem } from "@/lib/api/collection-item";
import type { CalendarEvent } from "@/lib/base/calendar-file";
import { pageLocation } from "@/lib/base/page-location";
import { eventTimes, instantOf } from "./event-times";

/** An event of the association as an entry of the member's own calendar, or null without a machine-readable start. */
export function eventEntry(item: CollectionItem, title: string): CalendarEvent | null {
  const times = eventTimes(item);
  if (times === null) return null;
  const { start, end, isAllDay } = times;
  const kind = isAllDay ? "days" : start.offset === null ? "floating" : "instants";
  const dateOf = kind === "instants" ? instantOf : ({ wall }: typeof start) => wall;
  return {
    uid: item.uid || `event-${item.pagename}@${new URL(pageLocation.origin()).host}`,
    title,
    summary: item.summary,
    location: item.location,
    url: pageLocation.page(),
    kind,
    start: dateOf(start),
    end: end && dateOf(end),
  };
}

/** A name that every device takes for a file. */
export function eventFileName({ pagename }: CollectionItem): string {
  return `${
    pagename
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60) || "event"
  }.ics`;
}
