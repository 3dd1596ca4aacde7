import { instantOf, type EventTimes, type Moment } from "./event-times";
import { regionalLocale } from "@/lib/base/regional-locale";

export interface EventTimeTexts {
  /** As the clock at the place shows it. */
  text: string;
  /** The same in the member's own zone, when their clock shows something else; "" otherwise. */
  here: string;
}

/**
 * When an event is, in the member's language.
 * @param locale a language code such as "fi"
 * @param zone the member's time zone; the device's own when it is not given
 */
export function formatEventTimes({ start, end, isAllDay }: EventTimes, locale: string, zone?: string): EventTimeTexts {
  const write = isAllDay ? writeDays : writeTimes;
  // A time in UTC says nothing about the clock at the place.
  const here = write(locale, zone, instantOf(start), end && instantOf(end));
  if (start.isUtc && !isAllDay) return { text: here, here: "" };
  const there = write(locale, "UTC", start.wall, end && wallAtStart(start, end));
  if (start.offset === null || isAllDay || there === here) return { text: there, here: "" };
  return { text: `${there} (${offsetName(start.offset)})`, here };
}

/** The end by the clock at the place: its own text says so, unless it is in UTC. */
function wallAtStart(start: Moment, end: Moment): Date {
  return end.isUtc ? new Date(instantOf(end).getTime() + (start.offset ?? 0) * 60_000) : end.wall;
}

type Write = (locale: string, timeZone: string | undefined, start: Date, end: Date | null) => string;

const writeDays: Write = (locale, timeZone, start, end) => {
  const { day } = formats(locale, timeZone);
  return end === null || day(start) === day(end) ? day(start) : `${day(start)} – ${day(end)}`;
};

const writeTimes: Write = (locale, timeZone, start, end) => {
  const { day, dayAndTime, time } = formats(locale, timeZone);
  if (end === null) return dayAndTime(start);
  return day(start) === day(end) ? `${dayAndTime(start)}–${time(end)}` : `${dayAndTime(start)} – ${dayAndTime(end)}`;
};

/** A list asks for the same few formats again and again, and making one is slow. */
const made = new Map<string, ReturnType<typeof makeFormats>>();

function formats(locale: string, timeZone: string | undefined) {
  const key = `${locale} ${timeZone ?? ""}`;
  const known = made.get(key) ?? makeFormats(regionalLocale(locale), timeZone);
  made.set(key, known);
  return known;
}

function makeFormats(locale: string, timeZone: string | undefined) {
  const month = locale === "en-GB" ? "short" : "numeric";
  const days = { weekday: "short", day: "numeric", month, year: "numeric", timeZone } as const;
  const times = { hour: "numeric", minute: "2-digit", timeZone } as const;
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

/** A line may end after a date, not in it. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

function offsetName(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? "−" : "+"}${hours}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}`;
}
