import { galleryEntries, type GalleryEntry } from "./gallery-entry";

const image = { alt: "", title: "", description: "", size: null };

describe("galleryEntries", () => {
  it.each<[string, GalleryEntry["kind"]]>([
    ["http://localhost/a.jpg", "picture"],
    ["https://pictures.example/a", "picture"],
    ["http://localhost/a.webm", "video"],
    ["https://pictures.example/a.webm", "link"],
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "link"],
    ["https://youtu.be/aqz-KE-bpKQ", "link"],
  ])("shows %s as a %s", (url, kind) => {
    expect(galleryEntries([{ ...image, url }])).toEqual([{ kind, url, description: "" }]);
  });

  it("leaves out entries without an address, and takes the first available text", () => {
    expect(
      galleryEntries([
        { ...image, url: "", description: "A" },
        { ...image, url: "http://localhost/1.jpg", alt: "B", description: "C" },
        { ...image, url: "http://localhost/2.jpg", alt: "B", title: "D" },
        { ...image, url: "http://localhost/3.jpg", title: "D" },
      ]).map(({ description }) => description),
    ).toEqual(["C", "B", "D"]);
  });
});
