/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { checkMessages, flatTexts } from "@/scripts/locales/check-messages";

interface Tree {
  [key: string]: string | Tree;
}

const folders = ["messages", "messages/lazy"];

function unsorted(tree: Tree, path: string): string[] {
  const keys = Object.keys(tree);
  const here = keys.join() === [...keys].sort().join() ? [] : [path];
  return [
    ...here,
    ...Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [] : unsorted(value, `${path}.${key}`),
    ),
  ];
}

// Every language with a file, listed in this build or not.
const locales = readdirSync("messages")
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

describe.each(locales)("%s", (locale) => {
  it("formats no number in the first texts: the browser's first Intl.NumberFormat takes 20 ms of the start", () => {
    expect(flatTexts(JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")) as Tree)).not.toContainEqual([
      expect.anything(),
      expect.stringMatching(/#|, number/),
    ]);
  });

  it("has the same texts as every language, with the same placeholders", () => {
    expect(checkMessages(process.cwd(), [locale])).toBeNull();
  });

  describe.each(folders)("%s", (folder) => {
    const tree = JSON.parse(readFileSync(`${folder}/${locale}.json`, "utf8")) as Tree;

    it("is sorted by key, so that languages can be compared side by side", () => {
      expect(unsorted(tree, locale)).toEqual([]);
    });

    it("has no text with outer spaces", () => {
      expect(flatTexts(tree).filter(([, text]) => text !== String(text).trim())).toEqual([]);
    });
  });
});
