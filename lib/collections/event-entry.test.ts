import { collectionItemSchema } from "@/lib/api/collection-item";
import * as z from "@/lib/api/zod";
import { eventEntry, eventFileName } from "./event-entry";

const event = (fields: Record<string, unknown>) => z.parse(collectionItemSchema, { id: 7, title: "Retki", ...fields });

describe("eventEntry", () => {
  it("is a point in time when the offset is known", () => {
    const item = event({
      _start: "2026-05-08T17:30+03:00",
      _end: "2026-05-08T20:00+03:00",
      _location: "Espoo",
      _uid: "e7",
      summary: "Tule",
    });
    expect(eventEntry(item, "Retki")).toEqual({
      uid: "e7",
      title: "Retki",
      summary: "Tule",
      location: "Espoo",
      url: "http://localhost/app/",
      allDay: false,
      start: new Date("2026-05-08T14:30Z"),
      end: new Date("2026-05-08T17:00Z"),
    });
  });

  it.each([
    // Of the device's zone.
    [{ _start: "2026-05-08T17:30" }, { allDay: false, start: new Date(2026, 4, 8, 17, 30), end: null }],
    [
      { _start: "2026-05-08", _end: "2026-05-10" },
      { allDay: true, start: new Date("2026-05-08T00:00Z"), end: new Date("2026-05-10T00:00Z") },
    ],
    [
      { _start: "2026-05-08", _end: "2026-05-10T14:00" },
      { allDay: true, start: new Date("2026-05-08T00:00Z"), end: new Date("2026-05-10T00:00Z") },
    ],
    // A calendar needs a time on both sides: until the end of the last day.
    [
      { _start: "2026-05-08T17:30", _end: "2026-05-10" },
      { allDay: false, start: new Date(2026, 4, 8, 17, 30), end: new Date(2026, 4, 11) },
    ],
    [
      { _start: "2026-05-08T17:30+03:00", _end: "2026-05-10" },
      { allDay: false, start: new Date("2026-05-08T14:30Z"), end: new Date("2026-05-10T21:00Z") },
    ],
    [
      { _start: "2026-05-08T14:30Z", _end: "2026-05-10" },
      { allDay: false, start: new Date("2026-05-08T14:30Z"), end: new Date(2026, 4, 11) },
    ],
  ])("of %j is %j", (fields, expected) => {
    expect(eventEntry(event(fields), "Retki")).toMatchObject(expected);
  });

  it("derives a stable id when the server sends none", () => {
    expect(eventEntry(event({ _start: "2026-05-08" }), "Retki")?.uid).toBe("event-7@localhost");
  });

  it.each([{}, { date: "2026-05-08" }, { _start: "In spring" }, { _end: "2026-05-08" }])("is null for %j", (fields) => {
    expect(eventEntry(event(fields), "Retki")).toBeNull();
  });
});

describe("eventFileName", () => {
  it.each([
    ["tupaviikonloppu", "tupaviikonloppu.ics"],
    ["../../etc/passwd", "etc-passwd.ics"],
    ["väli lyönti/ja?muuta", "väli-lyönti-ja-muuta.ics"],
    ["???", "event.ics"],
    ["x".repeat(300), `${"x".repeat(60)}.ics`],
  ])("of %s is %s", (pagename, expected) => {
    expect(eventFileName(event({ pagename }))).toBe(expected);
  });
});
