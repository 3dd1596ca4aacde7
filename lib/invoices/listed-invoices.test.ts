import { invoiceIdOf } from "./listed-invoices";

it.each([
  ["5012", 5012],
  ["0", 0],
  ["007", 7],
  ["-5", -5],
  ["", null],
  ["-", null],
  ["5012x", null],
  ["1e3", null],
  ["5.0", null],
])("the address %j has the invoice id %j", (pagename, id) => {
  expect(invoiceIdOf(pagename)).toBe(id);
});
