import { eventTimes, instantOf, isPast, type EventTimes } from "./event-times";

const times = (start: string, end = "") => eventTimes({ start, end });
const known = (start: string, end = "") => times(start, end) as EventTimes;

describe("eventTimes", () => {
  it.each([
    ["2026-05-08T17:30", "2026-05-08T17:30:00.000Z", null],
    ["2026-05-08 17:30", "2026-05-08T17:30:00.000Z", null],
    ["2026-05-08T17:30:59.123", "2026-05-08T17:30:00.000Z", null],
    ["2026-05-08T17:30+03:00", "2026-05-08T17:30:00.000Z", 180],
    ["2026-05-08T17:30:00+0300", "2026-05-08T17:30:00.000Z", 180],
    ["2026-05-08T17:30-09:30", "2026-05-08T17:30:00.000Z", -570],
    ["2026-05-08T17:30+02", "2026-05-08T17:30:00.000Z", 120],
    ["2026-05-08 17:30:00.0000000 +03:00", "2026-05-08T17:30:00.000Z", 180],
    ["2026-05-08T17:30:00.000Z", "2026-05-08T17:30:00.000Z", 0],
    ["2026-05-08T17:30+03:00[Europe/Helsinki]", "2026-05-08T17:30:00.000Z", 180],
    ["2026-05-08T14:30Z[Etc/UTC]", "2026-05-08T14:30:00.000Z", 0],
    ["2026-05-08", "2026-05-08T00:00:00.000Z", null],
  ])("reads %s", (text, wall, offset) => {
    expect(known(text).start).toMatchObject({ wall: new Date(wall), offset });
  });

  it.each([
    "",
    "2026-02-31",
    "2026-13-01T10:00",
    "2026-05-08T24:01",
    "2026-05-08T10:60",
    "2026-05-08T10:00+14:30",
    "2026-05-08T10:00-99:99",
    "2026-05-08T10:00+02:60",
    "0000-00-00",
    "2026-05-08T10:00 [see the page]",
    "1778250600",
  ])("rejects '%s'", (text) => {
    expect(times(text, "2026-05-08T20:00")).toBeNull();
  });

  it.each([
    ["2026-05-08T17:30", "2026-05-08T20:00", "2026-05-08T20:00:00.000Z"],
    ["2026-05-08", "2026-05-10", "2026-05-10T00:00:00.000Z"],
    ["2026-05-08", "2026-05-08", "2026-05-08T00:00:00.000Z"],
    // An end that is redundant or impossible is dropped.
    ["2026-05-08T17:30", "", null],
    ["2026-05-08T17:30", "2026-05-08T16:00", null],
    ["2026-05-08T17:30", "2026-05-08T17:30", null],
    ["2026-05-08T17:30", "2026-05-08", null],
    ["2026-05-08T17:30", "2026-05-07", null],
    ["2026-05-08", "2026-05-07", null],
    ["2026-05-08", "2026-05-07T14:00", null],
    ["2026-05-08T17:30", "late", null],
    ["2026-05-08T17:30", "2026-05-08T20:00Z", null],
    // A time on one side only.
    ["2026-05-08T17:30", "2026-05-10", "2026-05-10T00:00:00.000Z"],
    ["2026-05-08", "2026-05-10T14:00", "2026-05-10T14:00:00.000Z"],
    ["2026-05-08", "2026-05-10T22:00Z", "2026-05-10T22:00:00.000Z"],
    // ISO 8601 writes the end of a day in this way too.
    ["2026-05-08T17:30", "2026-05-08T24:00", "2026-05-09T00:00:00.000Z"],
    ["2026-05-08T17:30", "2026-05-08T24:01", null],
    // The device's day of a UTC start.
    ["2026-12-01T22:00:00Z", "2026-12-03", "2026-12-03T00:00:00.000Z"],
    ["2026-12-01T22:00:00Z", "2026-12-02", null],
  ])("from %s to '%s': end %s", (start, end, expected) => {
    expect(known(start, end).end?.wall.toISOString() ?? null).toBe(expected);
  });
});

describe("whole days", () => {
  // Calendars of websites write an event without times in this way.
  it.each([
    ["2026-05-08 00:00:00", "2026-05-08 23:59:59", true],
    ["2026-05-08T00:00+03:00", "2026-05-10T23:59+03:00", true],
    ["2026-05-08T00:00:00Z", "2026-05-08T23:59:59Z", true],
    ["2026-05-08", "2026-05-10T23:59", true],
    ["2026-05-08T00:00", "2026-05-09T00:00", true],
    ["2026-05-08T00:00", "2026-05-08T24:00", true],
    ["2026-05-08T00:00", "2026-05-10", true],
    ["2026-05-08T12:00", "2026-05-08T23:59", false],
    ["2026-05-08T12:00", "2026-05-09T00:00", false],
    ["2026-05-08T00:00", "2026-05-08T02:00", false],
    ["2026-05-08", "2026-05-08T02:00", false],
  ])("from %s to %s: %s", (start, end, expected) => {
    const { start: first, end: last } = known(start, end);
    expect(first.isDay && last?.isDay).toBe(expected);
  });

  // The exclusive end of calendar exports.
  it.each([
    ["2026-05-08T00:00", "2026-05-09T00:00", 8],
    ["2026-05-08 00:00:00+03:00", "2026-05-11 00:00:00+03:00", 10],
    ["2026-05-08", "2026-05-10T00:00", 9],
    ["2026-05-08", "2026-05-10", 10],
  ])("from %s to %s: the last one is the %sth", (start, end, day) => {
    expect(known(start, end).end?.wall.getUTCDate()).toBe(day);
  });

  it.each([
    ["2026-05-08T00:00:00", ""],
    ["2026-05-08T00:00:00Z", "2026-05-08T00:00:00Z"],
    ["2026-05-08", "2026-05-08T00:00"],
  ])("from %s to '%s': one day without an end", (start, end) => {
    expect(known(start, end)).toMatchObject({ start: { isDay: true }, end: null });
  });

  it("are over after the last one", () => {
    const days = known("2026-05-08T00:00:00Z", "2026-05-08T23:59:59Z");
    expect(isPast(days, new Date(2026, 4, 8, 23, 59))).toBe(false);
    expect(isPast(days, new Date(2026, 4, 9))).toBe(true);
  });
});

describe("instantOf", () => {
  it("subtracts the offset", () => {
    expect(instantOf(known("2026-05-08T17:30+03:00").start).toISOString()).toBe("2026-05-08T14:30:00.000Z");
  });

  it("uses the device's zone for a moment without an offset", () => {
    expect(instantOf(known("2026-05-08T17:30").start)).toEqual(new Date(2026, 4, 8, 17, 30));
  });
});

describe("isPast", () => {
  it.each([
    ["2026-05-08T17:30", "2026-05-08T20:00", new Date(2026, 4, 8, 19, 59), false],
    ["2026-05-08T17:30", "2026-05-08T20:00", new Date(2026, 4, 8, 20, 1), true],
    ["2026-05-08T17:30+03:00", "2026-05-08T20:00+03:00", new Date("2026-05-08T16:59Z"), false],
    ["2026-05-08T17:30+03:00", "2026-05-08T20:00+03:00", new Date("2026-05-08T17:01Z"), true],
    // Without an end it lasts all day.
    ["2026-05-08T17:30", "", new Date(2026, 4, 8, 23, 59), false],
    ["2026-05-08T17:30", "", new Date(2026, 4, 9), true],
    // In Finland it begins after midnight.
    ["2026-06-19T21:00Z", "", new Date("2026-06-19T21:30Z"), false],
    ["2026-06-19T21:00Z", "", new Date("2026-06-20T20:59Z"), false],
    ["2026-06-19T21:00Z", "", new Date("2026-06-20T21:00Z"), true],
    ["2026-05-08T17:30", "2026-05-10", new Date(2026, 4, 10, 23, 59), false],
    ["2026-05-08T17:30", "2026-05-10", new Date(2026, 4, 11), true],
    ["2026-05-08", "2026-05-10T14:00", new Date(2026, 4, 10, 14, 1), true],
    ["2026-05-08", "2026-05-10", new Date(2026, 4, 10, 23, 59), false],
    ["2026-05-08", "2026-05-10", new Date(2026, 4, 11), true],
  ])("of %s to '%s' at %s: %s", (start, end, now, expected) => {
    expect(isPast(known(start, end), now)).toBe(expected);
  });
});
