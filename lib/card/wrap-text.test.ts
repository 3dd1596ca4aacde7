import { wrapText } from "./wrap-text";

/** Each letter is as wide as the next. */
const upTo = (letters: number) => (line: string) => line.length <= letters;

describe("wrapText", () => {
  it.each<[string, string, string[]]>([
    ["breaks between words", "Maija Mallikas-Näyttölä", ["Maija", "Mallikas-", "Näyttölä"]],
    ["fills a line", "one two three", ["one two", "three"]],
    ["breaks a word that is longer than a line", "a kilowattitunti", ["a", "kilowattitu", "nti"]],
    ["keeps the lines of the text", "one\n\ntwo", ["one", "two"]],
    ["needs no line for an empty text", " ", []],
    ["cuts what needs more lines", "one two three four five six seven", ["one two", "three four", "five six…"]],
    ["cuts a text without end", "x".repeat(100_000), ["xxxxxxxxxxx", "xxxxxxxxxxx", "xxxxxxxxxx…"]],
  ])("%s", (_, text, lines) => {
    expect(wrapText(text, 3, upTo(11))).toEqual(lines);
  });

  it("splits no emoji", () => {
    expect(wrapText("👩‍👧👩‍👧👩‍👧", 2, upTo("👩‍👧".length))).toEqual(["👩‍👧", "…"]);
  });
});
