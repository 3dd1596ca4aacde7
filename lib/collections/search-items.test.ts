import * as fc from "fast-check";
import { collectionItemSchema, type CollectionItem } from "@/lib/api/collection-item";
import { isSeen } from "@/lib/api/is-seen";
import * as z from "@/lib/base/zod";
import { searchItems } from "./search-items";

const item = (title: string, summary = "", subtitle = "") =>
  z.parse(collectionItemSchema, { id: title, title, summary, subtitle });

/** The titles that a query finds. */
const find = (items: readonly CollectionItem[], query: string) =>
  searchItems(items, query).map(({ item }) => item.title);

const items = [
  item("The winter calendar is open", "Ski tours and two nights in a hut."),
  item("Äidin päivä", "Señor Ibañez", "Åland"),
  item("C++ (and C#)", "The price is 5.50 € [for members]"),
  item("Number 42", "5x50 €"),
  item("A hut weekend", "", "Kuukkelinlampi"),
];
const [winter, mothers, signs, number, hut] = items.map(({ title }) => title) as [
  string,
  string,
  string,
  string,
  string,
];

describe("searchItems", () => {
  it.each([
    ["", items.map(({ title }) => title)],
    ["   ", items.map(({ title }) => title)],
    ["winter", [winter]],
    ["WINTER", [winter]],
    [" winter ", [winter]],
    ["tours", [winter]],
    ["kuukkelinlampi", [hut]],
    ["two nights", [winter]],
    ["nights two", []],
    ["Ski tours and two nights in a hut. A", []],
    ["nothing of the kind", []],
  ])("%j is looked for in title, subtitle and summary, whatever the case", (query, expected) => {
    expect(find(items, query)).toEqual(expected);
  });

  it.each([
    ["^the", [winter, signs]],
    ["^a hut", [hut]],
    ["open$", [winter]],
    ["h.t", [winter, hut]],
    ["h[aeu]t", [winter, hut]],
    ["h[^aeu]t", []],
    ["winter|weekend", [winter, hut]],
    ["\\d{2}", [signs, number]],
    ["\\b42\\b", [number]],
    ["ki\\b", [winter]],
    ["ki\\B", []],
    ["(k[ue])+", [hut]],
    ["(?:uk){2}", []],
    ["k{2}", [hut]],
    ["t(wo|en)\\s+n", [winter]],
    ["5.50", [signs, number]],
    ["5\\.50", [signs]],
    ["\\x41 hut", [winter, hut]],
    ["\\u0041 hut", [winter, hut]],
    ["[Å-Ö]land", [mothers]],
    ["wint.*open|42", [winter, number]],
    [".", items.map(({ title }) => title)],
  ])("%j is a pattern", (query, expected) => {
    expect(find(items, query)).toEqual(expected);
  });

  it.each([
    ["c++", [signs]],
    ["(and", [signs]],
    ["[for", [signs]],
    ["members]", [signs]],
    ["*", []],
    ["\\", []],
    ["+ (", [signs]],
    ["a{2,1}", []],
  ])("%j, which is no pattern, is taken literally", (query, expected) => {
    expect(find(items, query)).toEqual(expected);
  });

  it.each(["(?=the)", "(?<!x)the", "(t)\\1", "(?<name>t)\\k<name>"])(
    "%j, which looks around or back, is taken literally",
    (query) => {
      expect(find([...items, item(`Write ${query} so`)], query)).toEqual([`Write ${query} so`]);
    },
  );

  it.each([
    ["aidin paiva", [mothers]],
    ["AIDIN", [mothers]],
    ["äidin", [mothers]],
    ["åland", [mothers]],
    ["aland", [mothers]],
    ["ibanez", [mothers]],
    ["^ai.*va$", [mothers]],
    ["wïnter", []],
    ["[a]idin", []],
  ])("%j finds letters with marks that were typed without", (query, expected) => {
    expect(find(items, query)).toEqual(expected);
  });

  it("finds marks whichever way they are written", () => {
    const apart = [item("Äiti".normalize("NFD"))];
    expect(find(apart, "äiti")).toHaveLength(1);
    expect(find(apart, "äiti".normalize("NFD"))).toHaveLength(1);
    expect(find(apart, "^.iti$")).toHaveLength(1);
  });

  it("keeps the server's order and tells alike items apart", () => {
    const alike = [item("b"), item("a"), item("a")];
    expect(searchItems(alike, "a").map(({ key }) => key)).toEqual([1, 2]);
  });
});

describe("a pattern that would run away in the browser's own engine", () => {
  const long = "a".repeat(20_000);
  const runaways = [
    "(a+)+$",
    "(a+)+!",
    "(a|aa)+$",
    "(a|a)*b",
    "(.*)*(.*)*(.*)*x",
    "(.*a){20}b",
    "(\\w+\\s?)*\\d",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "a*a*a*a*a*a*a*a*a*b",
    "(a?){60}b",
    "((((a{0,9}){0,9}){0,9}){0,9})b",
    ".{0,200}b.{0,200}b",
    "(a|b)*a(a|b){14}c",
  ];

  it.each(runaways)("%s is done at once", (query) => {
    const texts = [item("x", `${long}1`), item("y", `${long}!`), item("z", "ab ".repeat(7_000))];
    expect(Array.isArray(searchItems(texts, query))).toBe(true);
  });

  it("is still right", () => {
    const texts = [item("x", long), item("y", `${long}!`)];
    expect(find(texts, "(a+)+$")).toEqual(["x"]);
    expect(find(texts, "(a|aa)+!$")).toEqual(["y"]);
  });

  it.each(["x{1000000}", "(x{100}){100}", "(((x{99}){99}){99}){99}"])(
    "%s is too large, and taken literally",
    (query) => {
      expect(find([item(`The text ${query}.`), item("x".repeat(10_000))], query)).toEqual([`The text ${query}.`]);
    },
  );

  it("of a whole page pasted is cut", () => {
    expect(find([item("a".repeat(300))], "a".repeat(100_000))).toHaveLength(1);
  });
});

describe("any pattern", () => {
  const characters = fc.constantFrom("a", "b", "c", "_", " ", "1", "\n", "A");
  const text = fc.array(characters, { maxLength: 9 }).map((list) => list.join(""));
  const atom = fc.constantFrom(
    "a",
    "b",
    "c",
    "_",
    "1",
    ".",
    "\\w",
    "\\d",
    "\\s",
    "\\W",
    "[ab]",
    "[^a]",
    "[b-c1]",
    "\\x61",
    "[]",
    "[^]",
  );
  const edge = fc.constantFrom("^", "$", "\\b", "\\B");
  const quantifier = fc.constantFrom("*", "+", "?", "{2}", "{1,2}", "{0}", "{2,}", "*?", "+?", "??", "{1,3}?");
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      atom,
      edge,
      fc.tuple(atom, quantifier).map((parts) => parts.join("")),
      fc.tuple(tie("pattern"), tie("pattern")).map((parts) => parts.join("")),
      fc.tuple(tie("pattern"), tie("pattern")).map((parts) => `(${parts.join("|")})`),
      fc.tuple(tie("pattern"), quantifier).map(([inner, times]) => `(?:${inner})${times}`),
      fc.tuple(tie("pattern"), tie("pattern")).map((parts) => parts.join("|")),
    ),
  }));

  it("finds what the browser's own engine finds", () => {
    fc.assert(
      fc.property(pattern, text, (source, title) => {
        const query = source.trim();
        fc.pre(isSeen(title) && query !== "");
        expect([query, title, find([item(title)], query).length > 0]).toEqual([
          query,
          title,
          new RegExp(query, "i").test(title),
        ]);
      }),
      { numRuns: 3_000 },
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), (query) => {
        for (const text of [query, `(${query})*[${query}`])
          for (const { item } of searchItems(items, text)) expect(items).toContain(item);
      }),
    );
  });
});
