/** @jest-environment node */
import * as fc from "fast-check";
import { calendarFile } from "./calendar-file";

const day = {
  uid: "invoice-1@members.example.org",
  title: "Lasku erääntyy: Jäsenmaksu 2026",
  date: "2026-11-30",
  url: "https://members.example.org/app/invoices/1",
};

/** The file's lines, as a calendar reads them: long ones are folded at 75 bytes. */
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
        "URL;VALUE=URI:https://members.example.org/app/invoices/1",
      ]),
    );
  });

  it("reminds at nine in the morning of the day before", async () => {
    expect(await lines()).toEqual(expect.arrayContaining(["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15H"]));
  });

  it("keeps a title's own signs and breaks no line", async () => {
    const title = "Lasku; 1, 2\\3\r\nATTENDEE:mailto:x@example.org";
    expect(await lines({ title })).toContain("SUMMARY:Lasku\\; 1\\, 2\\\\3 ATTENDEE:mailto:x@example.org");
  });

  it("takes any title", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (title) => {
        const names = (await lines({ title })).map((line) => line.split(/[;:]/, 1)[0]);
        expect(names.filter((name) => name === "SUMMARY")).toHaveLength(1);
        expect(names.at(-1)).toBe("END");
      }),
    );
  });
});
