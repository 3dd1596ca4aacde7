/** @jest-environment node */
import { hash } from "node:crypto";
import { chunksToKeep, readArchive, withSums } from "./archive-files";

const files = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]));

describe("readArchive", () => {
  it.each([
    ["a place where nothing is", "release/none.zip", "There is no archive or folder release/none.zip."],
    ["a file of another kind", "README.md", "README.md holds no version of the app."],
    ["a folder of another kind", "scripts/package", "scripts/package holds no version of the app."],
  ])("rejects %s with one sentence", (_name, place, sentence) => {
    expect(() => readArchive(place)).toThrow(new Error(sentence));
  });
});

describe("chunksToKeep", () => {
  const previous = files({
    "app/index.html": "old",
    "app/sw.js": "old",
    "app/_next/static/chunks/both.js": "same",
    "app/_next/static/chunks/old.js": "old",
    "app/_next/static/chunks/older.js": "older",
    "kept.txt": "_next/static/chunks/older.js\n",
  });
  const current = files({ "app/index.html": "new", "app/_next/static/chunks/both.js": "same" });

  it("are the chunks that the new version lacks, and no pages", () => {
    expect([...chunksToKeep(previous, current).keys()]).toEqual(["app/_next/static/chunks/old.js"]);
  });

  it("are all chunks of an archive without a list of kept files", () => {
    const withoutList = new Map(previous);
    withoutList.delete("kept.txt");
    expect([...chunksToKeep(withoutList, current).keys()]).toHaveLength(2);
  });
});

describe("withSums", () => {
  const summed = withSums(files({ "b.txt": "two", "a.txt": "one" }));

  it("lists each file with its hash, sorted by name", () => {
    expect(String(summed.get("SHA256SUMS"))).toBe(`${hash("sha256", "one")}  a.txt\n${hash("sha256", "two")}  b.txt\n`);
  });
});
