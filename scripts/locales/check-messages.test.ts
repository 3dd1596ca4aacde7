/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkMessages } from "./check-messages";

let root = "";
type Tree = Record<string, unknown>;
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8")) as Tree;
const write = (file: string, content: string) => writeFileSync(path.join(root, file), content);
/** Replaces a text; removes it without a value. */
const change = (file: string, key: string, value?: unknown) => {
  const tree = read(file);
  const names = key.split(".");
  const last = names.pop()!;
  const branch = names.reduce((parent, name) => parent[name] as Tree, tree);
  branch[last] = value;
  write(file, JSON.stringify(tree));
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "messages-"));
  cpSync("messages", path.join(root, "messages"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

describe("checkMessages", () => {
  it("accepts the app's own languages, in any order", () => {
    expect(checkMessages(root, ["fi", "en", "sv"])).toBeNull();
    expect(checkMessages(root, ["sv", "fi"])).toBeNull();
  });

  it("accepts plurals in a language's own forms", () => {
    change("messages/lazy/sv.json", "collections.found", "{count, plural, =0 {Inget} other {# svar}}");
    change("messages/sv.json", "freshness.old", "{days, plural, one {# dag} other {# dagar}}");
    expect(checkMessages(root, ["sv"])).toBeNull();
  });

  it("checks only the requested languages", () => {
    write("messages/sv.json", "{");
    expect(checkMessages(root, ["fi", "en"])).toBeNull();
  });

  it.each([
    [
      "a missing file",
      () => rmSync(path.join(root, "messages/lazy/sv.json")),
      /^There is no messages\/lazy\/sv\.json:/,
    ],
    ["no JSON", () => write("messages/sv.json", "{"), /^messages\/sv\.json is no JSON: /],
    [
      "a missing text",
      () => change("messages/sv.json", "common.back"),
      /^messages\/sv\.json lacks the text common\.back\.$/,
    ],
    ["several", () => change("messages/sv.json", "common"), /lacks the text common\.\w+ \(and \d+ more\)\.$/],
    ["an unknown text", () => change("messages/sv.json", "common.bakc", "x"), /has the text common\.bakc, which/],
    ["an empty text", () => change("messages/sv.json", "common.back", " "), /nothing to read in common\.back\.$/],
    ["a list for a text", () => change("messages/sv.json", "common.back", 7), /nothing to read in common\.back\.$/],
    [
      "a lost argument",
      () => change("messages/sv.json", "freshness.updated", "Uppdaterat"),
      /other arguments than fi\.json in freshness\.updated: time are needed\.$/,
    ],
  ])("names file and key of %s", (_name, spoil, sentence) => {
    spoil();
    expect(checkMessages(root, ["fi", "en", "sv"])).toMatch(sentence);
  });
});
