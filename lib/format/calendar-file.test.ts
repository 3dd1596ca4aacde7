/** @jest-environment node */
import * as fc from "fast-check";
import { calendarFile, eventFile, type CalendarEvent } from "./calendar-file";

const day = {
  uid: "invoice-1@members.example.org",
  title: "Lasku erääntyy: Jäsenmaksu 2026",
  date: "2026-11-30",
  url: "https://members.example.org/app/invoices/1",
};

/** The file's unfolded lines: long ones are folded at 75 bytes. */
async function lines(change: Partial<typeof day> = {}): Promise<string[]> {
  const text = await calendarFile({ ...day, ...change }, "lasku-1.ics").text();
  return text.replaceAll("\r\n ", "").split("\r\n");
}

describe("calendarFile", () => {
  it("is a calendar of one whole day", async () => {
    expect(calendarFile(day, "lasku-1.ics")).toMatchObject({ name: "lasku-1.ics", type: "text/calendar" });
    expect(await lines()).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "UID:invoice-1@members.example.org",
        "DTSTART;VALUE=DATE:20261130",
        "SUMMARY:Lasku erääntyy: Jäsenmaksu 2026",
        "DESCRIPTION:https://members.example.org/app/invoices/1",
      ]),
    );
  });

  it("has a reminder at nine on the morning before", async () => {
    expect(await lines()).toEqual(expect.arrayContaining(["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15H"]));
  });

  it("ends with the reminder, as Outlook demands, and with a line end", async () => {
    expect((await lines()).slice(-4)).toEqual(["END:VALARM", "END:VEVENT", "END:VCALENDAR", ""]);
  });

  it("escapes a title's special characters and breaks no line", async () => {
    const title = "Lasku; 1, 2\\3\r\nATTENDEE:mailto:x@example.org";
    expect(await lines({ title })).toContain("SUMMARY:Lasku\\; 1\\, 2\\\\3 ATTENDEE:mailto:x@example.org");
  });
});

const event: CalendarEvent = {
  uid: "event-7@members.example.org",
  title: "Iltakävely",
  summary: "Ota otsalamppu, ja juotavaa.",
  location: "Näätämetsä, Helsinki; P2",
  url: "https://members.example.org/app/events/7",
  allDay: false,
  start: new Date("2026-05-08T14:30Z"),
  end: new Date("2026-05-08T17:00Z"),
};

async function eventLines(change: Partial<CalendarEvent> = {}): Promise<string[]> {
  const text = await eventFile({ ...event, ...change }, "retki.ics").text();
  return text.replaceAll("\r\n ", "").split("\r\n");
}

describe("eventFile", () => {
  it("has title, time and place", async () => {
    expect(eventFile(event, "retki.ics")).toMatchObject({ name: "retki.ics", type: "text/calendar" });
    expect(await eventLines()).toEqual(
      expect.arrayContaining([
        "UID:event-7@members.example.org",
        "SUMMARY:Iltakävely",
        "DESCRIPTION:Ota otsalamppu\\, ja juotavaa.\\n\\nhttps://members.example.org/app/events/7",
        "LOCATION:Näätämetsä\\, Helsinki\\; P2",
        "URL;VALUE=URI:https://members.example.org/app/events/7",
      ]),
    );
  });

  it.each([
    [false, "2026-05-08T17:30+03:00", "2026-05-08T20:00+03:00", ["DTSTART:20260508T143000Z", "DTEND:20260508T170000Z"]],
    // The end of days is exclusive (RFC 5545).
    [true, "2026-05-08", "2026-05-10", ["DTSTART;VALUE=DATE:20260508", "DTEND;VALUE=DATE:20260511"]],
    [true, "2026-12-31", "2026-12-31", ["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101"]],
  ])("of whole days: %s, from %s to %s", async (allDay, start, end, expected) => {
    const lines = await eventLines({ allDay, start: new Date(start), end: new Date(end) });
    expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual(expected);
  });

  it.each([
    ["uid", "UID:1 2 3"],
    ["title", "SUMMARY:1 2 3"],
    ["location", "LOCATION:1 2 3"],
    ["summary", "DESCRIPTION:1\t2\\n3\\n\\nhttps://members.example.org/app/events/7"],
  ])("writes no control characters of the %s", async (field, expected) => {
    expect(await eventLines({ [field]: "\u00001\t2\u000b3\u001f\u007f" })).toContain(expected);
  });

  it("describes an event without a summary by its page", async () => {
    expect(await eventLines({ summary: " " })).toContain("DESCRIPTION:https://members.example.org/app/events/7");
  });

  it("leaves out missing fields, and has no reminder", async () => {
    const names = (await eventLines({ end: null, location: " " })).map((line) => line.split(/[;:]/, 1)[0]);
    for (const name of ["DTEND", "LOCATION", "TRIGGER"]) expect(names).not.toContain(name);
  });

  it.each(["\n", ",", ";", "\\", ",,,", "\\\n"])("folds no line within an escape of %j", async (text) => {
    for (let length = 30; length < 110; length += 1) {
      const title = `${"ä".repeat(20)}${"a".repeat(length)}${text}`;
      const change = { title, summary: title + title };
      const file = await eventFile({ ...event, ...change }, "retki.ics").text();
      const wrong = file
        .trimEnd()
        .split("\r\n")
        .filter((line) => /(?<!\\)(\\\\)*\\$|^ ?$/.test(line) || Buffer.byteLength(line) > 75);
      expect(wrong).toEqual([]);
      expect(await eventLines(change)).toContain(`SUMMARY:${title.trim().replace(/[,;\\]/g, "\\$&")}`);
    }
  });

  it("accepts any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        const lines = await eventLines({ uid: text, title: text, summary: text, location: text });
        const names = lines.map((line) => line.split(/[;:]/, 1)[0]);
        for (const name of ["SUMMARY", "DTSTART", "BEGIN", "END"])
          expect(names.filter((each) => each === name)).toHaveLength(name === "BEGIN" || name === "END" ? 2 : 1);
      }),
    );
  });
});
