import { isIsoDate } from "@/lib/format/is-iso-date";

/** When something happens, as a text of the server says it. */
export interface Moment {
  /** What the clock at the place shows, written as if it were UTC: no device's zone gets in its way. */
  wall: Date;
  /** Minutes east of UTC; null when the text names none: then it is the association's own time. */
  offset: number | null;
  /** The text ends in Z: it names the instant, and no clock at the place. */
  isUtc: boolean;
  /** A day without a time. */
  isDay: boolean;
}

/** Either side may be a day while the other one has a time. */
export interface EventTimes {
  start: Moment;
  end: Moment | null;
}

const minute = 60_000;
/** Minutes: no clock is further from UTC. */
const largestOffset = 14 * 60;
const pattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?[0-5]\d)?)?)?$/i;

/** Start and end of an event, or null when the start is no ISO date (and time): nothing is guessed (decisions 1). */
export function eventTimes(event: { start: string; end: string }): EventTimes | null {
  const start = parseMoment(event.start);
  if (start === null) return null;
  const end = parseMoment(event.end);
  return { start, end: end && isEndOf(start, end) ? end : null };
}

/** An end that says nothing new, or cannot be, is left out. */
function isEndOf(start: Moment, end: Moment): boolean {
  if (!start.isDay && !end.isDay) return isBefore(start, end);
  return start.isDay ? dayOf(start) <= dayOf(end) : dayOf(start) < dayOf(end);
}

/** The point in time; a moment without an offset is taken in the device's own zone. */
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

/** Over when its end has passed; an event whose end has no time, when its last day is over. */
export function isPast({ start, end }: EventTimes, now: Date): boolean {
  if (end && !end.isDay) return instantOf(end) < now;
  return dayAfter(end ?? start) <= now;
}

/** The midnight of the device's clock at which its day is over. */
function dayAfter(moment: Moment): Date {
  const midnight = new Date(dayOf(moment));
  return new Date(midnight.getUTCFullYear(), midnight.getUTCMonth(), midnight.getUTCDate() + 1);
}

function parseMoment(text: string): Moment | null {
  const [, date = "", hours, minutes, zone] = pattern.exec(text.trim()) ?? [];
  if (!isIsoDate(date)) return null;
  if (Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59) return null;
  const offset = zone === undefined ? null : parseOffset(zone);
  if (offset !== null && Math.abs(offset) > largestOffset) return null;
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

/** The day as its midnight in UTC: that of the device where the text names the instant alone. */
export function dayOf(moment: Moment): number {
  if (moment.isUtc && !moment.isDay) {
    const instant = instantOf(moment);
    return Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate());
  }
  const { wall } = moment;
  return Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
}

/** Only moments that are told alike can be compared without a guess. */
function isBefore(from: Moment, to: Moment): boolean {
  if ((from.offset === null) !== (to.offset === null)) return false;
  return instantOf(from) < instantOf(to);
}
