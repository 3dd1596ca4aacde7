import ical, { ICalAlarmType } from "ical-generator";

export interface CalendarDay {
  /** Stable, so that a calendar recognises the event. */
  uid: string;
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The event's page. */
  url: string;
}

export interface CalendarEvent extends Omit<CalendarDay, "date"> {
  summary: string;
  location: string;
  /** Start and end are days, stored as their midnight in UTC; otherwise points in time. */
  allDay: boolean;
  start: Date;
  /** Of days: inclusive. */
  end: Date | null;
}

/** Control characters but tab and line end. The format has no others, and some calendars refuse the whole file. */
const forbidden = /(?![\t\r\n])\p{Cc}/gu;
/**
 * Escapes, which the generator may fold after the backslash. Google Calendar drops such an event, and Outlook shows a stray
 * letter.
 */
const escapes = /\\(\r\n )?(.)(?=(.?))/g;
const hour = 3600;
const dayLength = 24 * hour * 1000;

/** A whole-day event with a reminder at nine on the morning before. Import this file lazily: 8 kB brotli. */
export function calendarFile(day: CalendarDay, fileName: string): File {
  const calendar = newCalendar();
  const event = calendar.createEvent({
    id: day.uid,
    summary: oneLine(day.title),
    // Not `url`: the generator writes that after the reminder, where Outlook refuses it.
    description: day.url,
    start: new Date(`${day.date}T00:00Z`),
    allDay: true,
  });
  event.createAlarm({ type: ICalAlarmType.display, description: oneLine(day.title), triggerBefore: 15 * hour });
  return asFile(calendar, fileName);
}

/** An event with times, or of whole days; the member's calendar sets reminders. */
export function eventFile(event: CalendarEvent, fileName: string): File {
  const calendar = newCalendar();
  calendar.createEvent({
    id: oneLine(event.uid),
    summary: oneLine(event.title),
    // Google Calendar and Outlook ignore `url`.
    // A vertical tab is a line break of Word.
    description: `${event.summary.replaceAll("\v", "\n")}\n\n${event.url}`.trim(),
    location: oneLine(event.location) || null,
    url: event.url,
    allDay: event.allDay,
    start: event.start,
    // RFC 5545: the end is exclusive.
    end: event.end && event.allDay ? new Date(event.end.getTime() + dayLength) : event.end,
  });
  return asFile(calendar, fileName);
}

function newCalendar() {
  return ical({ prodId: { company: "jasensovellus", product: "jasensovellus" } });
}

function asFile(calendar: ReturnType<typeof newCalendar>, fileName: string): File {
  const text = calendar
    .toString()
    .replace(forbidden, "")
    // Folds before the escape, and after it, because the rest may already be as long as a line can be.
    .replace(escapes, (all, fold: string | undefined, letter, next) =>
      fold ? `${fold}\\${letter}${next && fold}` : all,
    );
  // The generator ends no last line.
  return new File([text, "\r\n"], fileName, { type: "text/calendar" });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
