import ical, { ICalAlarmType } from "ical-generator";

export interface CalendarDay {
  /** The same for the same event, so that a calendar knows it again. */
  uid: string;
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Where the event is told about. */
  url: string;
}

const hour = 3600;

/** An event of a whole day, with a reminder at nine in the morning of the day before. Import this file lazily: 8 kB brotli. */
export function calendarFile(day: CalendarDay, fileName: string): File {
  const calendar = ical({ prodId: { company: "jasensovellus", product: "jasensovellus" } });
  const event = calendar.createEvent({
    id: day.uid,
    summary: oneLine(day.title),
    url: day.url,
    start: new Date(`${day.date}T00:00Z`),
    allDay: true,
  });
  event.createAlarm({ type: ICalAlarmType.display, description: oneLine(day.title), triggerBefore: 15 * hour });
  return new File([calendar.toString()], fileName, { type: "text/calendar" });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
