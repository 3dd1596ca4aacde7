import { parseContentBlocks } from "./content-block";

describe("parseContentBlocks", () => {
  it("reads the five types of block", () => {
    const blocks = parseContentBlocks([
      { id: 1, type: "text_content_block", content: "<p>x</p>" },
      { id: 2, type: "image_block", title: "T", image: { url: "/i.jpg", alt: "A", title: "I" } },
      { id: 3, type: "gallery_block", images: [{ url: "/1.jpg", description: "one" }, null] },
      { id: 4, type: "video_block", video_link: "/walk.mp4", embed: "<iframe></iframe>" },
      { id: 5, type: "files_block", files: [{ list_title: "F", list_summary: "S", url: "/f.pdf" }] },
    ]);
    expect(blocks[0]).toMatchObject({ id: "1", type: "text_content_block", contentHtml: "<p>x</p>", image: null });
    expect(blocks[1]).toMatchObject({
      title: "T",
      image: { url: "http://localhost/i.jpg", alt: "A", title: "I", description: "" },
    });
    expect(blocks[2]?.images).toEqual([
      { url: "http://localhost/1.jpg", alt: "", title: "", description: "one", size: null },
    ]);
    expect(blocks[3]).toMatchObject({ videoLink: "http://localhost/walk.mp4", embedHtml: "<iframe></iframe>" });
    expect(blocks[4]?.files).toEqual([{ title: "F", summary: "S", url: "http://localhost/f.pdf" }]);
  });

  it.each<[unknown, unknown, unknown]>([
    [600, 400, { width: 600, height: 400 }],
    ["600", "400", { width: 600, height: 400 }],
    [600, undefined, null],
    [0, 400, null],
    [-600, 400, null],
    ["wide", "high", null],
    [null, {}, null],
  ])("reads a picture of %p x %p as %p", (width, height, size) => {
    const [block] = parseContentBlocks([{ image: { url: "/i.jpg", width, height } }]);
    expect(block?.image?.size).toEqual(size);
  });

  it("reads a picture that is only an address, as an avatar may be", () => {
    const [block] = parseContentBlocks([{ type: "image_block", image: "/i.jpg" }]);
    expect(block?.image).toMatchObject({ url: "http://localhost/i.jpg", alt: "" });
  });

  it("keeps a block of an unknown type for the registry to name", () => {
    expect(parseContentBlocks([{ type: "no_such_block" }, {}]).map(({ type }) => type)).toEqual(["no_such_block", ""]);
  });
});
