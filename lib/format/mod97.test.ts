import * as fc from "fast-check";
import { hasValidCheckDigits, mod97 } from "./mod97";

describe("mod97", () => {
  it("reads digits of any length as one number", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (number) => {
        expect(mod97(String(number))).toBe(Number(number % 97n));
      }),
    );
  });

  it.each([
    ["A", 10],
    ["Z", 35],
    ["10Z", 1035 % 97],
  ])("reads the letters of %s as two digits", (text, remainder) => {
    expect(mod97(text)).toBe(remainder);
  });

  it.each(["", "a", "1 2", "-1", "Å"])("is null for %j", (text) => {
    expect(mod97(text)).toBeNull();
  });
});

describe("hasValidCheckDigits", () => {
  it.each([
    ["FI2112345600000785", true],
    ["FI2212345600000785", false],
    ["RF332348236", true],
    ["RF", false],
  ])("of %j: %s", (text, expected) => {
    expect(hasValidCheckDigits(text)).toBe(expected);
  });
});
