/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeAll } from "./write-all";

let root = "";
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "write-all-"));
  writeFileSync(path.join(root, "one"), "old");
  writeFileSync(path.join(root, "gone"), "old");
});
afterEach(() => rmSync(root, { recursive: true }));

describe("writeAll", () => {
  it("writes, and takes away what is to go", () => {
    writeAll(
      root,
      new Map<string, Buffer | string | null>([
        ["one", "new"],
        ["folder/two", Buffer.from("2")],
        ["gone", null],
        ["never", null],
      ]),
    );
    expect([read("one"), read("folder/two"), existsSync(path.join(root, "gone"))]).toEqual(["new", "2", false]);
    expect(readdirSync(root).sort()).toEqual(["folder", "one"]);
  });

  it("leaves everything as it was when one file cannot be written", () => {
    const files = new Map([
      ["one", "new"],
      ["gone", null],
      ["one/below", "a file is no folder"],
    ]);
    expect(() => writeAll(root, files)).toThrow();
    expect([read("one"), read("gone")]).toEqual(["old", "old"]);
    expect(existsSync(path.join(root, "one.new"))).toBe(false);
  });
});
