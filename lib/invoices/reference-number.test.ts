import { isCreditorReference, isFinnishReference, plainReference } from "./reference-number";

describe("plainReference", () => {
  it.each([
    ["10 50127", "1050127"],
    ["rf09 8685 1625", "RF0986851625"],
    ["\u202a10 501\u200b27\u202c", "1050127"],
    ["jäsenmaksu 2026", "jäsenmaksu 2026"],
  ])("copies %j as %j", (reference, copied) => {
    expect(plainReference(reference)).toBe(copied);
  });
});

describe("isFinnishReference", () => {
  it.each(["1232", "1009", "868624", "92125374252539897737"])("accepts %s", (reference) => {
    expect(isFinnishReference(reference)).toBe(true);
  });
  it.each(["", "123", "1233", "868625", "RF1086862", "0000", "100000000000000000009"])("refuses %j", (reference) => {
    expect(isFinnishReference(reference)).toBe(false);
  });
});

describe("isCreditorReference", () => {
  it.each(["RF18539007547034", "RF10868624", "RF67539007547034A"])("accepts %s", (reference) => {
    expect(isCreditorReference(reference)).toBe(true);
  });
  it.each(["", "RF", "RF18", "RF19539007547034", "18539007547034", "RF18 5390"])("refuses %j", (reference) => {
    expect(isCreditorReference(reference)).toBe(false);
  });
});
