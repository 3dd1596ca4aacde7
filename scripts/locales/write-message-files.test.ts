/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { messageFiles } from "./write-message-files";

const imported = (text: string) => [...text.matchAll(/"([./]+messages\/[^"]+)"/g)].map(([, file = ""]) => file);

describe("messageFiles", () => {
  it("has the same exports as lib/i18n/message-files.ts", () => {
    const names = (text: string) => [...text.matchAll(/export const (\w+)/g)].map(([, name]) => name);
    const ordinary = readFileSync("lib/i18n/message-files.ts", "utf8");
    expect(names(messageFiles(["fi", "en", "sv"]))).toEqual(names(ordinary));
  });

  it("bundles the first language, loads the others, and contains no further language", () => {
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

  it("replaces every import of that file, which uses the aliased path", () => {
    expect(readFileSync("lib/i18n/locale-store.ts", "utf8")).toMatch(
      /import \{[^}]*loadFirst[^}]*\} from "@\/lib\/i18n\/message-files"/,
    );
  });
});
