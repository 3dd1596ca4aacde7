import { galleryItems } from "./gallery-items";

const parseMarkup = (markup: string) => new DOMParser().parseFromString(markup, "text/html").body;

/** Imitates lightGallery's markup for a picture and a video: texts and addresses go between quotes unescaped. */
const markupOf = ({ src, alt, video }: ReturnType<typeof galleryItems>[number]) =>
  video === undefined
    ? `<img alt="${alt}" class="lg-object" src="${src}" />`
    : `<video aria-label="${video.attributes["aria-label"]}"><source src="${video.source[0]?.src}"></video>`;

describe("galleryItems", () => {
  it.each([
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    "</video><script>alert(1)</script>",
    "&quot; onerror=&quot;alert(1)",
  ])("keeps %s as the text of a picture and of a video", (description) => {
    const [picture, video] = galleryItems([
      { kind: "picture", url: "https://example.org/a.jpg?b=1&lt;=2", description },
      { kind: "video", url: "https://example.org/a.webm?b=1&lt;=2", description },
    ]);
    const image = parseMarkup(markupOf(picture!));
    expect(image.childNodes).toHaveLength(1);
    expect(image.querySelector("img")?.alt).toBe(description);
    expect(image.querySelector("img")?.getAttribute("src")).toBe("https://example.org/a.jpg?b=1&lt;=2");
    const player = parseMarkup(markupOf(video!));
    expect(player.childNodes).toHaveLength(1);
    expect(player.querySelector("video")?.getAttribute("aria-label")).toBe(description);
    expect(player.querySelector("source")?.getAttribute("src")).toBe("https://example.org/a.webm?b=1&lt;=2");
  });

  it.each([
    ["https://example.org/a.webm?v=2", "video/webm"],
    ["https://example.org/a.MP4", "video/mp4"],
    ["https://example.org/a.m4v", "video/mp4"],
  ])("gives the type of %s", (url, type) => {
    expect(galleryItems([{ kind: "video", url, description: "" }])[0]?.video?.source[0]?.type).toBe(type);
  });
});
