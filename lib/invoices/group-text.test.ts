import { groupIban, groupReference, plainIban } from "./group-text";

describe("groupIban", () => {
  it.each([
    ["fi7944052020036082", "FI79 4405 2020 0360 82"],
    ["FI79 4405 2020 0360 82", "FI79 4405 2020 0360 82"],
    ["FI79 4405 2020 0360 82 (Nordea)", "FI79 4405 2020 0360 82 (Nordea)"],
    ["IBAN: FI79 4405 2020 0360 82", "IBAN: FI79 4405 2020 0360 82"],
    ["", ""],
  ])("prints %j as %j", (iban, printed) => {
    expect(groupIban(iban)).toBe(printed);
  });
});

describe("plainIban", () => {
  it.each([
    ["fi79 4405 2020 0360 82", "FI7944052020036082"],
    ["\u200eFI79 4405 2020\u00ad 0360 82", "FI7944052020036082"],
    ["FI79 4405 2020 0360 82 (Nordea)", "FI79 4405 2020 0360 82 (Nordea)"],
  ])("copies %j as %j", (iban, copied) => {
    expect(plainIban(iban)).toBe(copied);
  });
});

describe("groupReference", () => {
  it.each([
    ["868516259619897", "86851 62596 19897"],
    ["868624", "8 68624"],
    ["10 0 1", "1001"],
    ["rf09868516259619897", "RF09 8685 1625 9619 897"],
    ["00000000000000134662", "00000 00000 00001 34662"],
    // Longer than a reference number can be: a long text would take seconds to group.
    ["000000000000000134662", "000000000000000134662"],
    ["jäsenmaksu 2026", "jäsenmaksu 2026"],
    ["", ""],
  ])("prints %j as %j", (reference, printed) => {
    expect(groupReference(reference)).toBe(printed);
  });
});
