/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { messageFiles } from "./write-message-files";

const imported = (text: string) => [...text.matchAll(/"([./]+messages\/[^"]+)"/g)].map(([, file = ""]) => file);

describe("messageFiles", () => {
  it("exports what lib/i18n/message-files.ts exports", () => {
    const names = (text: string) => [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name);
    const ordinary = readFileSync("lib/i18n/message-files.ts", "utf8");
    expect(names(messageFiles(["fi", "en", "sv"]))).toEqual(names(ordinary));
  });

  it("brings the first language along, loads the others, and names no other", () => {
    const text = messageFiles(["en", "fi"]);
    expect(text).toContain('import defaultFirst from "../../../messages/en.json";');
    expect(text).toContain('"en": () => Promise.resolve(defaultFirst)');
    expect(text).toContain('"fi": () => import("../../../messages/fi.json")');
    expect(
      imported(text)
        .map((file) => path.basename(file, ".json"))
        .sort(),
    ).toEqual(["en", "en", "fi", "fi"]);
  });

  it("takes the place of that file wherever it is imported: by the path that the build replaces", () => {
    expect(readFileSync("lib/i18n/locale-store.ts", "utf8")).toMatch(
      /import \{[^}]*loadFirst[^}]*\} from "@\/lib\/i18n\/message-files"/,
    );
  });

  it("finds the files from where it lies", () => {
    for (const file of imported(messageFiles(["fi", "en"])))
      expect(existsSync(path.join("node_modules/.cache/jasensovellus", file))).toBe(true);
  });
});
