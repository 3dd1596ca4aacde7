import type { CollectionItem } from "@/lib/api/collection-item";
import type { CalendarEvent } from "@/lib/format/calendar-file";
import { pageLocation } from "@/lib/platform/page-location";
import { dayOf, eventTimes, instantOf, type EventTimes, type Moment } from "./event-times";

const dayLength = 24 * 3600 * 1000;

/** An event as an entry of the member's own calendar, or null without a machine-readable start. */
export function eventEntry(item: CollectionItem, title: string): CalendarEvent | null {
  const times = eventTimes(item);
  if (times === null) return null;
  const { start } = times;
  const end = lastMoment(times);
  // Outlook reads a time without a zone as UTC, or refuses it. So a time without an offset is one of the device's zone.
  const dateOf = start.isDay ? (moment: Moment) => new Date(dayOf(moment)) : instantOf;
  return {
    uid: item.uid || `event-${item.pagename}@${location.host}`,
    title,
    summary: item.summary,
    location: item.location,
    url: pageLocation.page(),
    allDay: start.isDay,
    start: dateOf(start),
    end: end && dateOf(end),
  };
}

/** A calendar takes days or times, not both: after a start with a time, a last day ends at its local midnight. */
function lastMoment({ start, end }: EventTimes): Moment | null {
  if (start.isDay || !end?.isDay) return end;
  return { ...end, wall: new Date(end.wall.getTime() + dayLength), offset: start.isUtc ? null : start.offset };
}

/** A file name that every device accepts. */
export function eventFileName({ pagename }: CollectionItem): string {
  return `${
    pagename
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60) || "event"
  }.ics`;
}
