import { eventTimes, type EventTimes } from "./event-times";
import { formatEventTimes } from "./format-event-times";

/** With plain spaces in place of non-breaking ones. */
function format(start: string, end: string, locale: string, zone = "Europe/Helsinki") {
  const { text, here } = formatEventTimes(eventTimes({ start, end }) as EventTimes, locale, wallIn(zone));
  return [text, here].map((each) => each.replace(/\s/g, " "));
}

/** Local time in a zone, stored as if it were UTC. Swedish writes it as 2026-05-08 17:30. */
function wallIn(timeZone: string) {
  const written = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone });
  return (instant: Date) => new Date(`${written.format(instant)}Z`);
}

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const evening = ["2026-05-08T17:30", "2026-05-08T20:00"] as const;
const eveningInHelsinki = ["2026-05-08T17:30+03:00", "2026-05-08T20:00+03:00"] as const;

describe("formatEventTimes", () => {
  it.each([
    [...evening, "pe 8.5.2026 klo 17.30–20.00", "Fri, 8 May 2026, 17:30–20:00"],
    ["2026-05-08T17:30", "", "pe 8.5.2026 klo 17.30", "Fri, 8 May 2026, 17:30"],
    ["2026-05-08", "", "pe 8.5.2026", "Fri, 8 May 2026"],
    ["2026-05-08", "2026-05-08", "pe 8.5.2026", "Fri, 8 May 2026"],
    ["2026-05-08", "2026-05-10", "pe 8.5.2026 – su 10.5.2026", "Fri, 8 May 2026 – Sun, 10 May 2026"],
    [
      "2026-05-08T16:00",
      "2026-05-10T14:00",
      "pe 8.5.2026 klo 16.00 – su 10.5.2026 klo 14.00",
      "Fri, 8 May 2026, 16:00 – Sun, 10 May 2026, 14:00",
    ],
    ["2026-05-08", "2026-05-08T20:00", "pe 8.5.2026 – 20.00", "Fri, 8 May 2026 – 20:00"],
  ])("%s to '%s', the same in every time zone", (start, end, finnish, english) => {
    const zones = ["Europe/Helsinki", "America/New_York", "Asia/Kolkata"];
    expect(zones.map((zone) => format(start, end, "fi", zone))).toEqual(zones.map(() => [finnish, ""]));
    expect(zones.map((zone) => format(start, end, "en", zone))).toEqual(zones.map(() => [english, ""]));
  });

  it("names the month in other languages, whose numeric dates look foreign in Finland", () => {
    expect(format(...evening, "sv")).toEqual(["fre 8 maj 2026 17:30–20:00", ""]);
  });

  it("shows a time with an offset as at the venue, and as here if that differs", () => {
    expect(format(...eveningInHelsinki, "fi")).toEqual(["pe 8.5.2026 klo 17.30–20.00", ""]);
    expect(format(...eveningInHelsinki, "fi", "Europe/London")).toEqual([
      "pe 8.5.2026 klo 17.30–20.00 (UTC+3)",
      "pe 8.5.2026 klo 15.30–18.00",
    ]);
    expect(format("2026-05-08T23:00-09:30", "", "en", "Asia/Tokyo")).toEqual([
      "Fri, 8 May 2026, 23:00 (UTC−9:30)",
      "Sat, 9 May 2026, 17:30",
    ]);
  });

  it.each([
    [
      "2026-05-08T17:30+03:00",
      "2026-05-10",
      "pe 8.5.2026 klo 17.30 – su 10.5.2026 (UTC+3)",
      "pe 8.5.2026 klo 15.30 – su 10.5.2026",
    ],
    [
      "2026-05-08",
      "2026-05-10T17:30+03:00",
      "pe 8.5.2026 – su 10.5.2026 klo 17.30 (UTC+3)",
      "pe 8.5.2026 – su 10.5.2026 klo 15.30",
    ],
    ["2026-05-08T14:30Z", "2026-05-10", "pe 8.5.2026 klo 15.30 – su 10.5.2026", ""],
    ["2026-05-08", "2026-05-10T14:30Z", "pe 8.5.2026 – su 10.5.2026 klo 15.30", ""],
  ])("keeps the day of %s to %s, and converts the time", (start, end, there, here) => {
    expect(format(start, end, "fi", "Europe/London")).toEqual([there, here]);
  });

  it("follows the clock through the change to summer time", () => {
    const night = ["2026-03-28T22:00+02:00", "2026-03-29T08:00+03:00"] as const;
    expect(format(...night, "fi")).toEqual(["la 28.3.2026 klo 22.00 – su 29.3.2026 klo 8.00", ""]);
  });

  it("shows a UTC time in the member's zone", () => {
    expect(format("2026-05-08T14:30Z", "2026-05-08T17:00Z", "fi")).toEqual(["pe 8.5.2026 klo 17.30–20.00", ""]);
    expect(format("2026-05-08T14:30Z", "2026-05-08T17:00Z", "en", "Europe/London")).toEqual([
      "Fri, 8 May 2026, 15:30–18:00",
      "",
    ]);
  });

  it("shows a UTC end in the zone of the start", () => {
    expect(format("2026-05-08T17:30+03:00", "2026-05-08T17:00Z", "fi")).toEqual(["pe 8.5.2026 klo 17.30–20.00", ""]);
  });

  it("uses the device's zone by default", () => {
    const times = eventTimes({ start: "2026-05-08T14:30Z", end: "" }) as EventTimes;
    expect(formatEventTimes(times, "en").text).toBe(formatEventTimes(times, "en", wallIn(deviceZone)).text);
  });

  it("breaks no line inside a date", () => {
    expect(formatEventTimes(eventTimes({ start: "2026-05-08", end: "" }) as EventTimes, "en").text).not.toContain(" ");
  });
});
