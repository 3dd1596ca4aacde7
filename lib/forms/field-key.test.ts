/** @jest-environment node */
import fc from "fast-check";
import { fieldKey, isUnsafeName } from "./field-key";

describe("fieldKey", () => {
  it.each([
    ["email", "field_email"],
    ["postal_code", "field_postal_code"],
    ["1", "field_1"],
    ["a.b", "field_aZ2eZb"],
    ["a[0]", "field_aZ5bZ0Z5dZ"],
    ["Zip", "field_ZZip"],
    ["nimi ä", "field_nimiZ20ZZe4Z"],
  ])("encodes %s as %s", (name, key) => {
    expect(fieldKey(name)).toBe(key);
  });

  it("returns word characters only, and a different key for each name", () => {
    const name = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom("Z", "2", "e", ".", "_") }));
    fc.assert(
      fc.property(name, name, (left, right) => {
        expect(fieldKey(left)).toMatch(/^field_\w*$/);
        expect(fieldKey(left) === fieldKey(right)).toBe(left === right);
      }),
    );
  });
});

describe("isUnsafeName", () => {
  it.each([
    ["__proto__", true],
    ["prototype", true],
    ["valueOf", true],
    ["proto", false],
    ["Constructor", false],
  ])("of %s: %s", (name, expected) => {
    expect(isUnsafeName(name)).toBe(expected);
  });
});
