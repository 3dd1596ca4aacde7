import * as fc from "fast-check";
import { bankBarcode, type InvoicePayment } from "./bank-barcode";

const invoice: InvoicePayment = {
  iban: "FI79 4405 2020 0360 82",
  reference: "86851 62596 19897",
  amount: "4883.15",
  dueDate: "2010-06-12",
};

/** The guide's examples (sections 13.1 and 13.2): account, reference, amount, due date, code. */
const published = `
FI79 4405 2020 0360 82 | 86851 62596 19897             | 4883.15   | 2010-06-12 | 479440520200360820048831500000000868516259619897100612
FI58 1017 1000 0001 22 | 55958 22432 94671             | 482.99    | 2012-01-31 | 458101710000001220004829900000000559582243294671120131
FI02 5000 4640 0013 02 | 69 87567 20834 35364          | 693.80    | 2011-07-24 | 402500046400013020006938000000069875672083435364110724
FI15 6601 0001 5306 41 | 7 75847 47906 47489           | 7444.54   | 2019-12-19 | 415660100015306410074445400000007758474790647489191219
FI16 8000 1400 0502 67 | 78 77767 96566 28687          | 935.85    |            | 416800014000502670009358500000078777679656628687000000
FI73 3131 3001 0000 58 | 8 68624                       |           | 2013-08-09 | 473313130010000580000000000000000000000000868624130809
FI83 3301 0001 1007 75 | 92125 37425 25398 97737       | 150000.20 | 2016-05-25 | 483330100011007751500002000092125374252539897737160525
FI39 3636 3002 0924 92 | 5907 38390                    | 1.03      | 2023-03-11 | 439363630020924920000010300000000000000590738390230311
FI92 3939 0001 0033 91 | 13 57914                      | 0.02      | 2099-12-24 | 492393900010033910000000200000000000000001357914991224
FI79 4405 2020 0360 82 | RF09 8685 1625 9619 897       | 4883.15   | 2010-06-12 | 579440520200360820048831509000000868516259619897100612
FI58 1017 1000 0001 22 | RF06 5595 8224 3294 671       | 482.99    | 2010-01-31 | 558101710000001220004829906000000559582243294671100131
FI02 5000 4640 0013 02 | RF61 6987 5672 0839           | 693.80    | 2011-07-24 | 502500046400013020006938061000000000698756720839110724
FI15 6601 0001 5306 41 | RF84 7758 4747 9064 7489      | 7444.54   | 2019-12-19 | 515660100015306410074445484000007758474790647489191219
FI16 8000 1400 0502 67 | RF60 7877 7679 6566 2868 7    | 935.85    |            | 516800014000502670009358560000078777679656628687000000
FI73 3131 3001 0000 58 | RF10 8686 24                  |           | 2013-08-09 | 573313130010000580000000010000000000000000868624130809
FI83 3301 0001 1007 75 | RF71 9212 5374 2525 3989 7737 | 150000.20 | 2016-05-25 | 583330100011007751500002071092125374252539897737160525
FI39 3636 3002 0924 92 | RF66 5907 3839 0              | 1.03      | 2023-03-11 | 539363630020924920000010366000000000000590738390230311
FI92 3939 0001 0033 91 | RF95 1357 914                 | 0.02      | 2099-12-24 | 592393900010033910000000295000000000000001357914991224
`;

/** The cells of its rows. */
function examples(): string[][] {
  const rows = published.trim().split("\n");
  return rows.map((row) => row.split("|").map((cell) => cell.trim()));
}

describe("bankBarcode", () => {
  it.each(examples())("agrees with the guide on %s, %s, %s, %s", (...cells) => {
    const [iban = "", reference = "", amount = "", dueDate = "", code] = cells;
    expect(bankBarcode({ iban, reference, amount, dueDate })).toBe(code);
  });

  it.each<[string, Partial<InvoicePayment>, string]>([
    ["an amount as it is written", { amount: "4 883,15 €" }, "00488315"],
    ["the largest amount", { amount: "999999.99" }, "99999999"],
    ["an amount too large for the code", { amount: "1000000" }, "00000000"],
    ["an amount of nothing", { amount: "0" }, "00000000"],
  ])("writes %s", (_, change, expected) => {
    expect(bankBarcode({ ...invoice, ...change })?.slice(17, 25)).toBe(expected);
  });

  it.each(["", "12.6.2010", "2010-02-30", "2010-06-12T25", "1999-12-31", "2110-06-12"])(
    "has zeros for the due date %j",
    (dueDate) => expect(bankBarcode({ ...invoice, dueDate })).toMatch(/^4\d{47}0{6}$/),
  );

  it("has the due date of a date and time", () => {
    expect(bankBarcode({ ...invoice, dueDate: "2010-06-12T00:00:00" })).toBe(bankBarcode(invoice));
  });

  it("accepts lower case", () => {
    const code = bankBarcode({ ...invoice, iban: "fi7944052020036082", reference: "rf09868516259619897" });
    expect(code).toMatch(/^57944052020036082.*09000000868516259619897/);
  });

  it.each<[string, Partial<InvoicePayment>]>([
    ["no account", { iban: "" }],
    ["an account with a wrong check digit", { iban: "FI79 4405 2020 0360 83" }],
    ["an account of another country", { iban: "DE89 3704 0044 0532 0130 00" }],
    ["an account that is too short", { iban: "FI79 4405 2020 0360" }],
    ["no reference", { reference: "" }],
    ["a reference with a wrong check digit", { reference: "86851 62596 19898" }],
    ["an RF reference with wrong check digits", { reference: "RF08 8685 1625 9619 897" }],
    ["a right RF reference with letters, which the code cannot hold", { reference: "RF67 5390 0754 7034 A" }],
    ["an amount in words", { amount: "viisikymppiä" }],
  ])("is null for %s", (_, change) => {
    expect(bankBarcode({ ...invoice, ...change })).toBeNull();
  });

  it("contains every amount up to 999 999,99", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(Number(bankBarcode({ ...invoice, amount: String(cents / 100) })?.slice(17, 25))).toBe(cents);
      }),
    );
  });
});
