import { instantOf, type EventTimes, type Moment } from "./event-times";
import { regionalLocale } from "@/lib/config/locales";

export interface EventTimeTexts {
  /** In local time at the venue. */
  text: string;
  /** The same in the member's own time zone, if its clock differs; "" otherwise. */
  here: string;
}

/**
 * Formats an event's times in the member's language. A time on one side only is shown there only.
 * @param locale a language code such as "fi"
 * @param wallHere the member's local time at an instant, stored as if it were UTC; defaults to the device's
 */
export function formatEventTimes(times: EventTimes, locale: string, wallHere = wallOnDevice): EventTimeTexts {
  const { start, end } = times;
  const { day, dayAndTime, time } = formats(locale);
  const point = ({ isDay }: Moment, wall: Date): Point =>
    isDay
      ? { day: day(wall), time: "", text: day(wall) }
      : { day: day(wall), time: time(wall), text: dayAndTime(wall) };
  const here = writeRange(times, (moment) => point(moment, moment.isDay ? moment.wall : wallHere(instantOf(moment))));
  const clock = start.isDay ? end : start;
  // A UTC time does not tell the local time at the venue.
  if (clock?.isUtc) return { text: here, here: "" };
  const there = writeRange(times, (moment) => point(moment, wallAtStart(start, moment)));
  const offset = clock?.offset ?? null;
  return offset === null || there === here
    ? { text: there, here: "" }
    : { text: `${there} (${offsetName(offset)})`, here };
}

/** The local time at the venue: the text gives it, unless it is in UTC. */
function wallAtStart(start: Moment, moment: Moment): Date {
  return moment.isUtc ? new Date(instantOf(moment).getTime() + (start.offset ?? 0) * 60_000) : moment.wall;
}

/** A format created once would keep the time zone of that moment: a device may travel while the app stays open. */
function wallOnDevice(instant: Date): Date {
  return new Date(
    Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate(), instant.getHours(), instant.getMinutes()),
  );
}

interface Point {
  day: string;
  /** "" without a time. */
  time: string;
  text: string;
}

function writeRange({ start, end }: EventTimes, pointOf: (moment: Moment) => Point): string {
  const from = pointOf(start);
  const to = end && pointOf(end);
  if (to === null || to.text === from.text) return from.text;
  // A dash ends a line rather than begin one.
  if (to.day !== from.day) return `${from.text}\u00a0– ${to.text}`;
  if (to.time === "") return from.text;
  return from.time === "" ? `${from.text}\u00a0– ${to.time}` : `${from.text}–${to.time}`;
}

/** Cached: a list needs the same few formats, and creating one is slow. */
const made = new Map<string, ReturnType<typeof makeFormats>>();

function formats(locale: string) {
  const known = made.get(locale) ?? makeFormats(regionalLocale(locale));
  made.set(locale, known);
  return known;
}

/** Of local times stored as if they were UTC. */
function makeFormats(locale: string) {
  // Other languages write a numeric date in their own country's way: 2026-05-08 in Swedish.
  const month = locale === "fi" ? "numeric" : "short";
  const days = { weekday: "short", day: "numeric", month, year: "numeric", timeZone: "UTC" } as const;
  const times = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  const day = new Intl.DateTimeFormat(locale, days);
  const dayAndTime = new Intl.DateTimeFormat(locale, { ...days, ...times });
  const time = new Intl.DateTimeFormat(locale, times);
  return {
    day: (date: Date) => unbroken(day.format(date)),
    dayAndTime: (date: Date) => {
      const written = dayAndTime.format(date);
      const itsDay = day.format(date);
      return written.replace(itsDay, unbroken(itsDay)).replace(" klo ", " klo\u00a0");
    },
    time: (date: Date) => time.format(date),
  };
}

/** Lines break after a date, never in it. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

function offsetName(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? "−" : "+"}${hours}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}`;
}
