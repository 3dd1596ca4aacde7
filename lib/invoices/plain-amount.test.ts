import { plainAmount } from "./plain-amount";

it.each([
  [5050, "50,50"],
  [5, "0,05"],
  [0, "0,00"],
  [123450, "1234,50"],
])("writes %d cents as %s", (cents, amount) => {
  expect(plainAmount(cents)).toBe(amount);
});
