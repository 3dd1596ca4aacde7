import * as fc from "fast-check";
import { collectionItemSchema, type CollectionItem } from "@/lib/api/collection-item";
import { hasVisibleText } from "@/lib/api/json";
import * as z from "@/lib/api/zod";
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

// A busy machine must not exceed the half second that a pattern may take.
beforeEach(() => void jest.spyOn(performance, "now").mockReturnValue(0));

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
  ])("%j is searched in title, subtitle and summary, ignoring case", (query, expected) => {
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
    // JavaScript knows no such escapes: they are the letters themselves.
    ["\\A hut", [winter, hut]],
    ["\\Qut", []],
    ["weekend\\z", []],
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
  ])("%j, an invalid pattern, is searched literally", (query, expected) => {
    expect(find(items, query)).toEqual(expected);
  });

  it.each(["(?=the)", "(?<!x)the", "(t)\\1", "(?<name>t)\\k<name>"])(
    "%j, with a lookaround or a backreference, is searched literally",
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
    ["[a]idin", [mothers]],
    ["äidin paiva", [mothers]],
  ])("%j matches letters with marks", (query, expected) => {
    expect(find(items, query)).toEqual(expected);
  });

  it("finds composed and decomposed marks", () => {
    const apart = [item("Äiti".normalize("NFD"))];
    expect(find(apart, "äiti")).toHaveLength(1);
    expect(find(apart, "äiti".normalize("NFD"))).toHaveLength(1);
    expect(find(apart, "^.iti$")).toHaveLength(1);
  });

  it.each(["Lenkki 10+ km", "Kuka? Minä!", "Hinta 5 (6) €", "C++", "a|b", "^alku", "[1] Alku", "1. osa", "$", "\\d"])(
    "finds %j by its exact title",
    (title) => {
      const within = `Kurssi: ${title} (täynnä)`;
      expect(find([item(title), item(within)], title)).toEqual(expect.arrayContaining([title, within]));
    },
  );

  it.each([
    ["what is not seen", "\u200eJä\u00ads\u2060en\u200bkortti\ufeff", "Jäsenkortti"],
    ["a variation selector", "Kevät \u2600\ufe0f", "Kevät \u2600"],
    ["a no-break space", "Hinta\u00a035\u00a0€", "Hinta 35 €"],
    ["a narrow no-break space", "1\u202f200 km", "1 200 km"],
    ["an em space", "Retki\u2003lammelle", "Retki lammelle"],
    ["an ideographic space", "Retki\u3000lammelle", "Retki lammelle"],
    ["several spaces", "Retki  \n lammelle", "Retki lammelle"],
    ["a typographic apostrophe", "Members\u2019 evening", "Members' evening"],
    ["an acute accent as an apostrophe", "Members\u00b4 evening", "Members' evening"],
    ["single quotation marks", "\u2018Metsä\u2019", "'Metsä'"],
    ["low quotation marks", "\u201aMetsä\u2018", "'Metsä'"],
    ["double quotation marks", "\u201dMetsä\u201d", '"Metsä"'],
    ["German quotation marks", "\u201eMetsä\u201c", '"Metsä"'],
    ["angle quotation marks", "»Metsä»", '"Metsä"'],
    ["an en dash", "8.–10. toukokuuta", "8.-10. toukokuuta"],
    ["an em dash", "Lenkki — kevät", "Lenkki - kevät"],
    ["a no-break hyphen", "A\u2011ryhmä", "A-ryhmä"],
    ["a hyphen of its own", "A\u2010ryhmä", "A-ryhmä"],
    ["a minus sign", "\u22125 astetta", "-5 astetta"],
  ])("does not distinguish %s", (_, written, plain) => {
    const both = [item(written), item(plain), item("", `Tule: ${written}!`), item("Toinen")];
    for (const query of [written, plain, ` ${written} `]) expect(searchItems(both, query)).toHaveLength(3);
    expect(searchItems(both, `^${plain.replace(/[.]/g, "\\.")}$`)).toHaveLength(2);
  });

  it.each(["\u200b", "\u00ad \u00a0", "\ufeff"])("finds all for %j, which has no visible character", (query) => {
    expect(find(items, query)).toHaveLength(items.length);
  });

  it("keeps the server's order, and distinguishes equal items", () => {
    const alike = [item("b"), item("a"), item("a")];
    expect(searchItems(alike, "a").map(({ key }) => key)).toEqual([1, 2]);
  });
});

describe("a pattern with exponential time in the browser's own engine", () => {
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

  it.each(runaways)("%s is fast", (query) => {
    const texts = [item("x", `${long}1`), item("y", `${long}!`), item("z", "ab ".repeat(7_000))];
    expect(Array.isArray(searchItems(texts, query))).toBe(true);
  });

  it("still matches correctly", () => {
    const texts = [item("x", long), item("y", `${long}!`)];
    expect(find(texts, "(a+)+$")).toEqual(["x"]);
    expect(find(texts, "(a|aa)+!$")).toEqual(["y"]);
  });

  it("is aborted after half a second, and searched literally", () => {
    let now = 0;
    jest.spyOn(performance, "now").mockImplementation(() => (now += 300));
    expect(find([...items, item("The text h.t")], "h.t")).toEqual(["The text h.t"]);
  });

  it.each(["x{1000000}", "(x{30}){30}", "(((x{99}){99}){99}){99}"])(
    "%s is too large, and searched literally",
    (query) => {
      expect(find([item(`The text ${query}.`), item("x".repeat(10_000))], query)).toEqual([`The text ${query}.`]);
    },
  );

  it("is truncated when a whole page is pasted", () => {
    expect(find([item("a".repeat(300))], "a".repeat(100_000))).toHaveLength(1);
  });
});

it("never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 30 }), (query) => {
      for (const text of [query, `(${query})*[${query}`])
        for (const { item } of searchItems(items, text)) expect(items).toContain(item);
    }),
  );
});

it("finds any text by itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 30 }), (title) => {
      fc.pre(hasVisibleText(title));
      expect(searchItems([item(title)], title)).toHaveLength(1);
    }),
  );
});
