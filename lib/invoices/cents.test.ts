import { parseCents, plainAmount } from "./cents";

describe("parseCents", () => {
  it.each([
    ["50", 5000],
    ["50.5", 5050],
    ["50,50", 5050],
    ["1 234,50 €", 123450],
    ["1\u00a0234,50", 123450],
    ["EUR 12", 1200],
    ["50 euroa", 5000],
    ["\u202a50,00\u200b €", 5000],
    ["1 euro", 100],
    ["12.50 Euros", 1250],
    ["0", 0],
    ["0.30000000000000004", 30],
    ["0.500", 50],
    ["1234.500", 123450],
    ["50.5000", 5050],
    ["123456789.99", 12345678999],
    // Java and Python write whole decimals so.
    ["5E+1", 5000],
    ["1.5E+2 €", 15000],
  ])("reads %j as %d cents", (amount, cents) => {
    expect(parseCents(amount)).toBe(cents);
  });

  it.each([
    "",
    " ",
    "-1",
    "1.234",
    "1.000",
    "12,500",
    "123.000 €",
    "1.234,50",
    "1,2,3",
    "1e3",
    "50 dollars",
    "0x10",
    ".5",
    "5.",
    "9".repeat(20),
  ])("reads no amount in %j", (amount) => {
    expect(parseCents(amount)).toBeNull();
  });
});

it.each([
  [5050, "50,50"],
  [5, "0,05"],
  [0, "0,00"],
  [123450, "1234,50"],
])("writes %d cents as %s", (cents, amount) => {
  expect(plainAmount(cents)).toBe(amount);
});
