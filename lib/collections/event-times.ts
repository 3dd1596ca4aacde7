import { isIsoDate } from "@/lib/format/iso-text";

/** A start or an end as the server's text gives it. */
export interface Moment {
  /** The local time at the venue, stored as if it were UTC: no device's time zone interferes. */
  wall: Date;
  /** Minutes east of UTC; null when the text has none: then it is the association's own time. */
  offset: number | null;
  /** The text ends in Z: it gives an instant, but no local time. */
  isUtc: boolean;
  /** A day without a time. */
  isDay: boolean;
}

/** Start and end. One may be a day while the other has a time. */
export interface EventTimes {
  start: Moment;
  end: Moment | null;
}

const minute = 60_000;
/** The minute of the day at which calendars of websites end an event without times. */
const lastMinute = 24 * 60 - 1;
/** Minutes: the largest offset from UTC. */
const maxOffsetMinutes = 14 * 60;
/** Java adds the name of the zone: `+03:00[Europe/Helsinki]`. */
const pattern =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:[.,]\d+)?)? ?(?:(Z|[+-]\d\d(?::?[0-5]\d)?)(?:\[\S+\])?)?)?$/i;

/** Start and end of an event, or null when the start is not an ISO date (and time): never guessed. */
export function eventTimes(event: { start: string; end: string }): EventTimes | null {
  const start = parseMoment(event.start);
  if (start === null) return null;
  const isFromMidnight = minuteOfDay(start) === 0;
  const sentEnd = parseMoment(event.end);
  const lastMoment = sentEnd && isFromMidnight ? beforeMidnight(sentEnd) : sentEnd;
  const end = lastMoment && isEndOf(start, lastMoment) ? lastMoment : null;
  const isWholeDays = isFromMidnight && (end === null || end.isDay || minuteOfDay(end) === lastMinute);
  return isWholeDays ? { start: { ...start, isDay: true }, end: end && { ...end, isDay: true } } : { start, end };
}

/** The last minute of the days that a midnight ends, as in calendar exports; any other moment unchanged. */
function beforeMidnight(moment: Moment): Moment {
  if (moment.isDay || minuteOfDay(moment) !== 0) return moment;
  return { ...moment, wall: new Date(moment.wall.getTime() - minute) };
}

function minuteOfDay({ wall }: Moment): number {
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** Drops an end that is redundant or impossible. */
function isEndOf(start: Moment, end: Moment): boolean {
  if (!start.isDay && !end.isDay) return isBefore(start, end);
  return start.isDay ? dayOf(start) <= dayOf(end) : dayOf(start) < dayOf(end);
}

/** The instant; without an offset, in the device's own time zone. */
export function instantOf({ wall, offset }: Moment): Date {
  if (offset !== null) return new Date(wall.getTime() - offset * minute);
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
  );
}

/** Past when its end has passed; without an end time, when its last day is over. */
export function isPast({ start, end }: EventTimes, now: Date): boolean {
  if (end && !end.isDay) return instantOf(end) < now;
  return dayAfter(end ?? start) <= now;
}

/** The device's midnight at which its day is over. */
function dayAfter(moment: Moment): Date {
  const midnight = new Date(dayOf(moment));
  return new Date(midnight.getUTCFullYear(), midnight.getUTCMonth(), midnight.getUTCDate() + 1);
}

function parseMoment(text: string): Moment | null {
  const [, date = "", hours, minutes, zone] = pattern.exec(text.trim()) ?? [];
  if (!isIsoDate(date)) return null;
  if (Number(minutes ?? 0) > 59 || Number(hours ?? 0) * 60 + Number(minutes ?? 0) > 24 * 60) return null;
  const offset = zone === undefined ? null : parseOffset(zone);
  if (offset !== null && Math.abs(offset) > maxOffsetMinutes) return null;
  return {
    wall: new Date(`${date}T${hours ?? "00"}:${minutes ?? "00"}Z`),
    offset,
    isUtc: zone?.toUpperCase() === "Z",
    isDay: hours === undefined,
  };
}

function parseOffset(zone: string): number {
  if (zone.toUpperCase() === "Z") return 0;
  const [hours = 0, minutes = 0] = [zone.slice(1, 3), zone.slice(3).replace(":", "")].map(Number);
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}

/** The day as a UTC midnight; the device's day where the text gives only an instant. */
export function dayOf(moment: Moment): number {
  if (moment.isUtc && !moment.isDay) {
    const instant = instantOf(moment);
    return Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate());
  }
  const { wall } = moment;
  return Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
}

/** Only moments of the same kind compare without a guess. */
function isBefore(from: Moment, to: Moment): boolean {
  if ((from.offset === null) !== (to.offset === null)) return false;
  return instantOf(from) < instantOf(to);
}
