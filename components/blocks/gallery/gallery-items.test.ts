import { parseMarkup } from "@/lib/html/parse-markup";
import { xssPayloads } from "@/lib/html/xss-payloads";
import { galleryItems } from "./gallery-items";

/** Imitates lightGallery's markup for a picture and a video: texts and addresses go between quotes unescaped. */
const markupOf = ({ src, alt, video }: ReturnType<typeof galleryItems>[number]) =>
  video === undefined
    ? `<img alt="${alt}" class="lg-object" src="${src}" />`
    : `<video aria-label="${video.attributes["aria-label"]}"><source src="${video.source[0]?.src}"></video>`;

/** The parser replaces NUL, and the sanitiser trims spaces at the ends. */
const asParsed = (text: string) => text.replaceAll("\u0000", "\ufffd").replaceAll("\r\n", "\n").trim();

describe("galleryItems", () => {
  it.each(xssPayloads.all)("keeps %s as the text of a picture and of a video", (description) => {
    const [picture, video] = galleryItems([
      { kind: "picture", url: "https://example.org/a.jpg?b=1&copy=2", description },
      { kind: "video", url: "https://example.org/a.webm", description },
    ]);
    const image = parseMarkup(markupOf(picture!));
    expect(image.childNodes).toHaveLength(1);
    // The sanitiser drops text that looks like the end of a script. The lightbox's caption still shows it.
    expect(["", asParsed(description)]).toContain(image.querySelector("img")?.alt);
    expect(image.querySelector("img")?.getAttribute("src")).toBe("https://example.org/a.jpg?b=1&copy=2");
    const player = parseMarkup(markupOf(video!));
    expect(player.childNodes).toHaveLength(1);
    expect(player.querySelector("source")?.getAttribute("src")).toBe("https://example.org/a.webm");
  });

  it.each([
    ["https://example.org/a.webm?v=2", "video/webm"],
    ["https://example.org/a.MP4", "video/mp4"],
    ["https://example.org/a.m4v", "video/mp4"],
  ])("gives the type of %s", (url, type) => {
    expect(galleryItems([{ kind: "video", url, description: "" }])[0]?.video?.source[0]?.type).toBe(type);
  });
});
