/** @jest-environment node */
import { paddedReference, rfReference, withCheckDigit } from "./reference";

describe("reference numbers", () => {
  it.each([
    ["13466", "134662"],
    ["123", "1232"],
    ["1000", "10003"],
    ["100", "1009"],
    ["61", "615"],
  ])("%s gets its check digit: %s", (digits, reference) => {
    expect(withCheckDigit(digits)).toBe(reference);
  });

  it.each([
    ["2348236", "RF332348236"],
    ["1009", "RF181009"],
  ])("%s in its international form is %s", (reference, international) => {
    expect(rfReference(reference)).toBe(international);
  });

  it("pads to 20 digits", () => {
    expect(paddedReference("134662")).toBe("00000000000000134662");
  });
});
