/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashesFile, pictureHashes, unbrandedPictures } from "./unbranded-pictures";

const name = { NEXT_PUBLIC_APP_NAME: "Metsä" };
const picture = "public/icons/app-screenshot-narrow.webp";
let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("the pictures that come with the app", () => {
  it(`have their hashes in ${hashesFile}: npm run screenshots writes them`, () => {
    expect(JSON.parse(readFileSync(hashesFile, "utf8"))).toEqual(pictureHashes(process.cwd()));
    expect(Object.keys(pictureHashes(process.cwd()))).toHaveLength(3);
  });

  it.each([name, { NEXT_PUBLIC_PRIMARY_COLOR_DARK: "#ff80ab" }, { NEXT_PUBLIC_APP_SHORT_NAME: "M" }])(
    "are reported with %j",
    (settings) => {
      cpSync("public/icons", path.join(root, "public/icons"), { recursive: true });
      expect(unbrandedPictures(root, settings)).toEqual([
        expect.stringMatching(/^The icons .*--logo/),
        expect.stringMatching(/^The pictures of the install prompt .*npm run screenshots .*rm /),
      ]);
      writeFileSync(path.join(root, picture), "ours");
      rmSync(path.join(root, picture.replace("narrow", "wide")));
      expect(unbrandedPictures(root, settings)).toHaveLength(1);
    },
  );

  it.each([{}, { NEXT_PUBLIC_APP_NAME: "", NEXT_PUBLIC_API_BASE: "/x/{locale}" }])(
    "are accepted with %j",
    (settings) => {
      expect(unbrandedPictures(process.cwd(), settings)).toEqual([]);
    },
  );
});

describe("unbrandedPictures", () => {
  it("is empty when there are no pictures", () => {
    expect(unbrandedPictures(root, name)).toEqual([]);
  });
});
