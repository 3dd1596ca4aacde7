import { bankFindings } from "./bank-findings";

const said = (form: "Iban" | "BankReference" | "Euros", text: string) =>
  bankFindings[form](text, "it").map(({ state, says }) => `${state}: ${says}`);

describe("findings on a bank transfer", () => {
  it.each<["Iban" | "BankReference" | "Euros", string]>([
    ["Iban", "FI21 1234 5600 0007 85"],
    ["Iban", "fi2112345600000785"],
    ["BankReference", "1232"],
    ["BankReference", "RF18 5390 0754 7034"],
    ["Euros", "50.5"],
    ["Euros", "1 234,50 €"],
  ])("none for %s %s", (form, text) => {
    expect(said(form, text)).toEqual([]);
  });

  it.each<["Iban" | "BankReference" | "Euros", string, string]>([
    ["Iban", "FI21 1234 5600 0007 86", 'is "FI21 1234 5600 0007 86", whose check digits are wrong.'],
    ["Iban", "FI21 1234 5600 0007 8", "which is not as long as its country's IBANs."],
    ["Iban", "123456-785", 'is "123456-785", expected an IBAN.'],
    ["BankReference", "12345", 'is "12345", whose check digit is wrong.'],
    ["BankReference", "RF19539007547034", 'is "RF19539007547034", whose check digits are wrong.'],
    ["BankReference", "invoice 7", 'is "invoice 7", expected a Finnish or RF reference number.'],
    ["BankReference", "RF", 'is "RF", expected a Finnish or RF reference number.'],
    ["Euros", "-3,00 €", 'is "-3,00 €", expected euros such as 50.5 or "50,50".'],
  ])("%s %s: wrong", (form, text, sentence) => {
    const [finding, ...more] = said(form, text);
    expect(finding).toMatch(/^wrong: .* It is shown as it is, and there is no barcode\.$/);
    expect(finding).toContain(sentence);
    expect(more).toEqual([]);
  });

  it.each<["Iban" | "BankReference" | "Euros", string, string]>([
    ["Iban", "DE89 3704 0044 0532 0130 00", "is no Finnish account: it is shown, and there is no barcode."],
    ["BankReference", "RF94ABC12", "has letters, which a barcode cannot hold: it is shown, and there is no barcode."],
    ["Euros", "1234567,00", "is more than a barcode holds: the payer types the sum there."],
  ])("%s %s: worth knowing", (form, text, sentence) => {
    expect(said(form, text)).toEqual([`notice: ${sentence}`]);
  });
});
