/** @jest-environment node */
import { readFileSync } from "node:fs";
import { defaultLocale, supportedLocales } from "@/lib/base/locales";

interface Tree {
  [key: string]: string | Tree;
}

const folders = ["messages", "messages/later"];

/** Every text by its dotted key. */
function flat(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

/** Names of arguments and tags; `{count, plural, ...}` counts by its name. */
function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\s*[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? tag ?? "").sort();
}

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

describe.each(folders)("%s", (folder) => {
  const files = Object.fromEntries(
    supportedLocales.map((locale) => [locale, JSON.parse(readFileSync(`${folder}/${locale}.json`, "utf8")) as Tree]),
  );
  const texts = Object.fromEntries(supportedLocales.map((locale) => [locale, new Map(flat(files[locale] ?? {}))]));
  const original = texts[defaultLocale] ?? new Map<string, string>();

  describe.each(supportedLocales)("%s.json", (locale) => {
    const own = texts[locale] ?? new Map<string, string>();

    it("has the keys that every language has", () => {
      expect([...own.keys()].sort()).toEqual([...original.keys()].sort());
    });

    it("is sorted by key, so that two languages are read side by side", () => {
      expect(unsorted(files[locale] ?? {}, locale)).toEqual([]);
    });

    it("has no empty text, and none with spaces around it", () => {
      expect([...own].filter(([, text]) => text !== text.trim() || text === "")).toEqual([]);
    });

    it("has the placeholders of the default language in each text", () => {
      const other = [...own].filter(
        ([key, text]) => placeholders(text).join() !== placeholders(original.get(key) ?? "").join(),
      );
      expect(other).toEqual([]);
    });
  });
});
