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
