/** @jest-environment node */
import { looseSource } from "./loose-source";

const found = (text: string, within: string, flags: string) =>
  new RegExp(looseSource(text), flags).exec(within.normalize("NFD"))?.[0].normalize("NFC");

describe("looseSource", () => {
  it.each([
    ["a", "ä", "ä"],
    ["ä", "ä", "ä"],
    ["ä", "a", undefined],
    ["a.b", "axb a.b", "a.b"],
    ["a", "A\u0301\u0308b", "A\u0301\u0308".normalize("NFC")],
  ])("of %j finds in %j, in any case, %j", (text, within, expected) => {
    expect(found(text, within, "iu")).toBe(expected);
  });

  // Otherwise every letter would match any number of the next ones: a row of them freezes the page.
  it.each(["ι", "Ι", "\u1fbe"])("of %j matches one letter", (iota) => {
    expect(found(iota, iota.repeat(3), "iu")).toBe(iota.normalize("NFC"));
  });
});
