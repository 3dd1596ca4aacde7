import { hasCountryLength, isIban, looksLikeIban } from "@/lib/format/is-iban";
import { bankBarcode } from "@/lib/invoices/bank-barcode";
import { plainIban } from "@/lib/invoices/group-text";
import { parseCents } from "@/lib/invoices/cents";
import { isCreditorReference, looksLikeCreditorReference, plainReference } from "@/lib/invoices/reference-number";
import { notice, wrong, type Finding } from "./finding";
import { quote } from "./quote";

/** The reasons why the app makes no barcode of a bank transfer: see lib/invoices/bank-barcode. */
export const bankFindings = {
  Iban(iban, path) {
    if (hasBarcode({ iban })) return [];
    if (!looksLikeIban(plainIban(iban))) return [useless(path, iban, ", expected an IBAN")];
    if (!hasCountryLength(plainIban(iban)))
      return [useless(path, iban, ", which is not as long as its country's IBANs")];
    if (!isIban(iban)) return [useless(path, iban, ", whose check digits are wrong")];
    return [notice(path, "is no Finnish account: it is shown, and there is no barcode.")];
  },
  BankReference(reference, path) {
    if (hasBarcode({ reference })) return [];
    const plain = plainReference(reference);
    if (isCreditorReference(plain))
      return [notice(path, "has letters, which a barcode cannot hold: it is shown, and there is no barcode.")];
    if (/^\d{4,20}$/.test(plain)) return [useless(path, reference, ", whose check digit is wrong")];
    if (looksLikeCreditorReference(plain)) return [useless(path, reference, ", whose check digits are wrong")];
    return [useless(path, reference, ", expected a Finnish or RF reference number")];
  },
  Euros(amount, path) {
    const cents = parseCents(amount);
    if (cents === null) return [useless(path, amount, ', expected euros such as 50.5 or "50,50"')];
    if (cents > 0 && isLeftOut(amount))
      return [notice(path, "is more than a barcode holds: the payer types the sum there.")];
    return [];
  },
} satisfies Record<string, (text: string, path: string) => Finding[]>;

const good = { iban: "FI2112345600000785", reference: "1232", amount: "", dueDate: "" };

function hasBarcode(part: Partial<typeof good>): boolean {
  return bankBarcode({ ...good, ...part }) !== null;
}

/** Whether the barcode has zeros instead of the amount, as for a missing one. */
function isLeftOut(amount: string): boolean {
  return bankBarcode({ ...good, amount }) === bankBarcode(good);
}

function useless(path: string, text: string, why: string): Finding {
  return wrong(path, `is ${quote(text)}${why}. It is shown as it is, and there is no barcode.`);
}
