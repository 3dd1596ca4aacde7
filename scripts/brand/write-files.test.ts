/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeFiles } from "./write-files";

let root = "";
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "write-files-"));
  writeFileSync(path.join(root, "one"), "old");
  writeFileSync(path.join(root, "gone"), "old");
});
afterEach(() => rmSync(root, { recursive: true }));

describe("writeFiles", () => {
  it("writes files and their folders, and removes those without content", () => {
    writeFiles(
      root,
      new Map<string, Buffer | string | null>([
        ["one", "new"],
        ["folder/two", Buffer.from("2")],
        ["gone", null],
        ["never", null],
      ]),
    );
    expect([read("one"), read("folder/two")]).toEqual(["new", "2"]);
    expect(readdirSync(root).sort()).toEqual(["folder", "one"]);
  });
});
