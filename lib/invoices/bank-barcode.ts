import type { Invoice } from "@/lib/api/invoice";
import { isoDay } from "@/lib/format/iso-day";
import { hasValidCheckDigits } from "@/lib/format/check-digits";
import { plainIban } from "./group-text";
import { parseCents } from "./cents";
import { isCreditorReference, isFinnishReference, plainReference } from "./reference-number";

/** The bank transfer, as the server sent it. */
export type InvoicePayment = NonNullable<Invoice["payment"]>;

/**
 * The 54 digits of Finance Finland's bank bar code (Pankkiviivakoodi-opas 5.3), which Finnish banks scan from paper or
 * accept as text ("virtuaaliviivakoodi"). Null when the account is not a Finnish IBAN, or a check digit or the amount is wrong.
 */
export function bankBarcode(payment: InvoicePayment): string | null {
  const account = accountDigits(payment.iban);
  const amount = amountDigits(payment.amount);
  const reference = referenceDigits(payment.reference);
  if (account === null || amount === null || reference === null) return null;
  return reference.version + account + amount + reference.digits + dueDigits(payment.dueDate);
}

function accountDigits(iban: string): string | null {
  const plain = plainIban(iban);
  const isFinnish = /^FI\d{16}$/.test(plain) && hasValidCheckDigits(plain);
  return isFinnish ? plain.slice(2) : null;
}

/** Zeros if the amount is missing or too large for the code: the payer then enters it. */
function amountDigits(amount: string): string | null {
  const cents = amount.trim() === "" ? 0 : parseCents(amount);
  if (cents === null) return null;
  return String(cents > 99_999_999 ? 0 : cents).padStart(8, "0");
}

function referenceDigits(reference: string): { version: "4" | "5"; digits: string } | null {
  const plain = plainReference(reference);
  if (isFinnishReference(plain)) return { version: "4", digits: `000${plain.padStart(20, "0")}` };
  // The code holds digits only; a creditor reference may have letters.
  if (!isCreditorReference(plain) || !/^RF\d+$/.test(plain)) return null;
  return { version: "5", digits: plain.slice(2, 4) + plain.slice(4).padStart(21, "0") };
}

/** Zeros when the due date is missing, or its year does not fit two digits. */
function dueDigits(date: string): string {
  const day = isoDay(date);
  return day?.startsWith("20") ? day.slice(2).replaceAll("-", "") : "000000";
}
