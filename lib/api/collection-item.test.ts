import * as z from "@/lib/api/zod";
import { collectionItemSchema } from "./collection-item";

const parse = (value: unknown) => z.parse(collectionItemSchema, value);

describe("collectionItemSchema", () => {
  it("reads an item", () => {
    expect(
      parse({
        id: 3,
        pagename: "kesaretki",
        title: "Kesäretki",
        subtitle: "Nuuksio",
        summary: "Tule mukaan",
        date: "8.5.",
        icon: "mdi-hiking",
        icon_color: "success",
        avatar: { url: "/a.svg" },
        badge: { text: "Uusi", color: "info", icon: "" },
        redirect_url: "https://out.example/",
        content_blocks: [{ type: "text_content_block", content: "<p>x</p>" }, "junk"],
        _start: "2026-05-08T17:30",
        _end: "2026-05-08T20:00",
        _location: "Espoo",
        _uid: "e3",
      }),
    ).toMatchObject({
      id: "3",
      pagename: "kesaretki",
      title: "Kesäretki",
      subtitle: "Nuuksio",
      summary: "Tule mukaan",
      date: "8.5.",
      icon: "mdi-hiking",
      iconColor: "success",
      avatar: "http://localhost/a.svg",
      badge: { text: "Uusi", color: "info", icon: "" },
      redirectUrl: "https://out.example/",
      rawBlocks: [{ type: "text_content_block", content: "<p>x</p>" }],
      start: "2026-05-08T17:30",
      end: "2026-05-08T20:00",
      location: "Espoo",
      uid: "e3",
    });
  });

  it.each([
    // What servers send for "none".
    ["0001-01-01T00:00:00Z", ""],
    ["0000-12-31T22:20:11Z", ""],
    ["0000-00-00 00:00:00", ""],
    ["-0001-11-30T00:00:00+00:00", ""],
    ["9999-12-31T23:59:59.9999999", ""],
    ["/Date(-62135596800000)/", ""],
    ["Invalid date", ""],
    // Milliseconds since 1970.
    [1778250600000, "2026-05-08T14:30:00.000Z"],
    ["/Date(1778250600000)/", "2026-05-08T14:30:00.000Z"],
    ["/Date(1778250600000+0300)/", "2026-05-08T14:30:00.000Z"],
    [20260508, "20260508"],
    ["syksyllä 2026", "syksyllä 2026"],
  ])("reads the date %j as %j", (sent, expected) => {
    const { date, start, end } = parse({ date: sent, _start: sent, _end: sent });
    expect([date, start, end]).toEqual([expected, expected, expected]);
  });

  it.each([
    [{ id: 7, pagename: "a" }, "a"],
    [{ id: 7 }, "7"],
    [{ id: 0 }, "0"],
    [{ id: 7, pagename: "" }, "7"],
    [{ id: 7, pagename: null }, "7"],
    [{ pagename: 12 }, "12"],
    // Browsers resolve these as steps between folders, however they are encoded.
    [{ id: 7, pagename: ".." }, "7"],
    [{ id: ".", pagename: ".." }, ""],
    [{ id: 7, pagename: "..." }, "..."],
    [{}, ""],
  ])("%j has the address segment %j", (item, expected) => {
    expect(parse(item).pagename).toBe(expected);
  });
});
