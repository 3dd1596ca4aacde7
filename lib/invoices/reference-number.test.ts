import { isCreditorReference, isFinnishReference } from "./reference-number";

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
