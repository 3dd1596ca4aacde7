import * as z from "@/lib/api/zod";
import { logRepairs } from "./repairs";
import {
  flag,
  from,
  imageUrl,
  integer,
  listOf,
  optional,
  optionalFlag,
  rawList,
  rawText,
  text,
  url,
  wire,
} from "./tolerant";

const read = (block: (name: string) => z.ZodMiniType, value: unknown): unknown => z.parse(block("field"), value);
const entry = wire({ title: text });

describe("the building blocks of the contract", () => {
  it.each<[unknown, string]>([
    ["text", "text"],
    ["", ""],
    [0, "0"],
    [-1.5, "-1.5"],
    // Sums of a server that adds floats.
    [0.1 + 0.2, "0.3"],
    [27964.000000000004, "27964"],
    [1234567.89, "1234567.89"],
    [Number.MAX_SAFE_INTEGER, "9007199254740991"],
    [true, "true"],
    [false, ""],
    [null, ""],
    [undefined, ""],
    [{ fi: "Otsikko" }, ""],
    ["O&#039;Brien &amp; K&auml;", "O'Brien & Kä"],
    ["Ren&eacute; M&uuml;ller, &rdquo;50 &euro;&rdquo;", "René Müller, ”50 €”"],
    ["13 &sect; &bull; &ldquo;20 &deg;C&rdquo; &middot; &lsquo;&frac12; l&rsquo;", "13 § • “20 °C” · ‘½ l’"],
    ["2025&#8211;2026 &#xE4; &AMP; &foo; &", "2025–2026 ä &AMP; &foo; &"],
    ["&amp;lt;", "&lt;"],
    ["&nbsp;", ""],
  ])("text parses %j as %j", (value, expected) => {
    expect(read(text, value)).toBe(expected);
  });

  it("rawText keeps the entities", () => {
    expect(read(rawText, "<b>R&amp;D</b> &lt;1")).toBe("<b>R&amp;D</b> &lt;1");
    expect(read(rawText, 7)).toBe("7");
  });

  it.each<[unknown, boolean]>([
    [true, true],
    [1, true],
    ["1", true],
    ["true", true],
    ["True", true],
    [false, false],
    ["0", false],
    ["false", false],
    [null, false],
    [{}, false],
    [["true"], false],
  ])("flag parses %j as %j", (value, expected) => {
    expect(read(flag, value)).toBe(expected);
  });

  it.each<[unknown, boolean | null]>([
    [true, true],
    ["true", true],
    [1, true],
    ["1", true],
    [false, false],
    ["false", false],
    [0, false],
    ["0", false],
    ["True", true],
    ["False", false],
    [2, null],
    [null, null],
    ["", null],
  ])("optionalFlag parses %j as %j", (value, expected) => {
    expect(read(optionalFlag, value)).toBe(expected);
  });

  it.each<[unknown, number | null]>([
    [12, 12],
    ["12", 12],
    [" 12 ", 12],
    ["-3", -3],
    [0, 0],
    [1.5, null],
    ["1.5", null],
    ["1e3", null],
    ["", null],
    [true, null],
    [null, null],
    [[12], null],
    [Number.POSITIVE_INFINITY, null],
    ["99999999999999999999999", null],
  ])("integer parses %j as %j", (value, expected) => {
    expect(read(integer, value)).toBe(expected);
  });

  it.each<[unknown, string]>([
    ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
    ["/files/receipt.pdf", "http://localhost/files/receipt.pdf"],
    ["https://example.org/?a=1&amp;b=2&#038;c=3", "https://example.org/?a=1&b=2&c=3"],
    ["javascript&#58;alert(1)", ""],
    ["javascript:alert(1)", ""],
    ["", ""],
    [5, ""],
    [null, ""],
  ])("url parses %j as %j", (value, expected) => {
    expect(read(url, value)).toBe(expected);
  });

  it.each<[unknown, string]>([
    [{ url: "/hero.svg" }, "http://localhost/hero.svg"],
    ["/hero.svg", "http://localhost/hero.svg"],
    ["/hero?a=1&amp;b=2", "http://localhost/hero?a=1&b=2"],
    [{ url: 5 }, ""],
    [{}, ""],
    [["/hero.svg"], ""],
    [null, ""],
  ])("imageUrl parses %j as %j", (value, expected) => {
    expect(read(imageUrl, value)).toBe(expected);
  });

  it.each<[string, unknown, unknown]>([
    ["a missing list is an empty list", undefined, []],
    ["a null list is an empty list", null, []],
    [
      "an object with numbers for keys is a list with gaps",
      { 0: { title: "a" }, 2: { title: "b" } },
      [{ title: "a" }, { title: "b" }],
    ],
    ["an empty object is an empty list", {}, []],
    ["another object in place of a list is an empty list", { 0: { title: "a" }, title: "b" }, []],
    ["text in place of a list is an empty list", "none", []],
    [
      "an entry that is no object is dropped, its good neighbours stay",
      [null, { title: "a" }, "text", 7, true, [], [[]], { title: 2 }],
      [{ title: "a" }, { title: "2" }],
    ],
    ["an object without the fields is kept, with empty ones", [{}], [{ title: "" }]],
  ])("listOf: %s", (_sentence, value, expected) => {
    expect(read(listOf(entry), value)).toEqual(expected);
  });

  it("keeps the objects of a raw list unchanged, and drops other entries", () => {
    expect(read(rawList, [null, { type: 5, "x-y": [1] }, "text", [{}]])).toEqual([{ type: 5, "x-y": [1] }]);
    expect(read(rawList, { 3: { type: 5 }, 7: "text" })).toEqual([{ type: 5 }]);
    expect(read(rawList, { type: 5 })).toEqual([]);
  });

  it.each<[unknown, unknown]>([
    [{ title: "a" }, { title: "a" }],
    [null, null],
    ["text", null],
  ])("optional parses %j as %j", (value, expected) => {
    expect(read(optional(entry), value)).toEqual(expected);
  });

  it("wire gives a field the app's name, and leaves out unknown keys", () => {
    const schema = wire({ title: from("_list_title", text), icon: text });
    expect(z.parse(schema, { _list_title: 1, title: "unknown", icon: "i", "new-in-next-version": [1] })).toEqual({
      title: "1",
      icon: "i",
    });
    expect(z.parse(entry, { title: "a", "new-in-next-version": [1] })).toEqual({ title: "a" });
  });

  it("wire converts the named fields", () => {
    const schema = wire({ count: from("_count", integer) }, ({ count }) => ({ count: count ?? 0 }));
    expect(z.parse(schema, {})).toEqual({ count: 0 });
  });
});

describe("a repair", () => {
  let warn: jest.SpyInstance;
  beforeEach(() => (warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)));
  afterEach(() => window.localStorage.clear());

  it("is logged in debug mode, with the field and its value", () => {
    logRepairs("forget what came before");
    window.localStorage.setItem("debug", "1");
    read(text, { fi: "Otsikko" });
    logRepairs("me");
    expect(JSON.stringify(warn.mock.calls)).toMatch(/me: 1 values? were repaired/);
    expect(JSON.stringify(warn.mock.calls)).toContain("field: expected text");
    warn.mockClear();
    logRepairs("me");
    expect(warn).not.toHaveBeenCalled();
  });

  it("is not logged outside debug mode, nor for a missing value", () => {
    read(text, { fi: "Otsikko" });
    logRepairs("me");
    window.localStorage.setItem("debug", "1");
    read(text, null);
    read(listOf(entry), undefined);
    logRepairs("me");
    expect(warn).not.toHaveBeenCalled();
  });
});
