/** @jest-environment node */
import type { FieldOption } from "./form-field";
import { matchOptions, optionCalled } from "./match-options";

const option = (title: string): FieldOption => ({ id: title, title, hint: "", disabled: false, rules: [] });
const found = (titles: string[], query: string) => matchOptions(titles.map(option), query).map(({ title }) => title);

describe("matchOptions", () => {
  it.each<[query: string, title: string, expected: boolean]>([
    ["Ä", "ä", true],
    ["aiti", "Äiti", true],
    ["äiti", "Äiti", true],
    ["äiti", "aiti", false],
    ["hameenlinna", "Hämeenlinna", true],
    ["hämeenlinna", "Hämeenlinna".normalize("NFD"), true],
    ["Hämeenlinna".normalize("NFD"), "hämeenlinna", true],
    ["ö", "Oulu", false],
    ["a", "Åbo", true],
    ["linna", "Hämeenlinna", true],
    ["  linna  ", "Hämeenlinna", true],
    ["uusi linna", "Linna uusi", true],
    ["uusi linna", "Linna", false],
    ["a.b", "axb", false],
    ["(x) [y] {z} $^*+?|\\", "a (x) [y] {z} $^*+?|\\ b", true],
    [".*", "anything", false],
    ["😀", "a 😀 b", true],
    ["Häme\u00adenlinna\u200b", "Hämeenlinna", true],
    ["pori\u2013rauma", "Pori-Rauma", true],
    ["\u200b", "Pori", true],
  ])("%j finds %j: %s", (query, title, expected) => {
    expect(found([title], query)).toEqual(expected ? [title] : []);
  });

  it("lists matches at the start of a title first, else in the server's order", () => {
    const titles = ["Uusi Turku", "Turku", "Vanha Turku", "Turkulainen"];
    expect(found(titles, "turku")).toEqual(["Turku", "Turkulainen", "Uusi Turku", "Vanha Turku"]);
    expect(found(["Turku uusi", "Uusi  Turku"], "uusi turku")).toEqual(["Uusi  Turku", "Turku uusi"]);
  });

  it.each(["", "  ", "\n"])("matches all for the blank query %j", (query) => {
    expect(found(["b", "a"], query)).toEqual(["b", "a"]);
  });

  it("reads only the first 200 characters of a pasted page", () => {
    expect(found(["a"], "ä(".repeat(100_000))).toEqual([]);
    expect(found(["a".repeat(200)], "a".repeat(201))).toHaveLength(1);
    expect(found(["a".repeat(199)], "a".repeat(201))).toHaveLength(0);
  });
});

describe("optionCalled", () => {
  const options = ["Oulu", "Pöytyä", "Twin", "twin", "Closed"]
    .map(option)
    .map((one) => ({ ...one, disabled: one.title === "Closed" }));

  it.each<[text: string, title: string | undefined]>([
    ["Oulu", "Oulu"],
    [" oulu ", "Oulu"],
    ["\u202aOulu\u202c\u00a0", "Oulu"],
    ["PÖYTYÄ".normalize("NFD"), "Pöytyä"],
    ["Poytya", undefined],
    ["Oul", undefined],
    ["Twin", undefined],
    ["Closed", undefined],
    ["", undefined],
  ])("%j is the title of %j", (text, title) => {
    expect(optionCalled(options, text)?.title).toBe(title);
  });
});
