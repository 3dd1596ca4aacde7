import { looksLikeIban } from "@/lib/format/is-iban";
import { plainReference } from "./reference-number";

/** An IBAN in groups of four, as printed. Another text, such as an IBAN with the bank's name, stays as sent. */
export function groupIban(iban: string): string {
  const plain = plainIban(iban);
  return looksLikeIban(plain) ? inFours(plain) : iban;
}

/** An IBAN without spaces and invisible characters, as banks take it; another text as sent. */
export function plainIban(iban: string): string {
  const plain = iban.replace(/[\s\p{Cf}]/gu, "").toUpperCase();
  return looksLikeIban(plain) ? plain : iban;
}

/** A reference number as printed: a Finnish one in groups of five from the right, an RF one in groups of four. */
export function groupReference(reference: string): string {
  const plain = plainReference(reference);
  if (/^\d{1,20}$/.test(plain)) return plain.replace(/\B(?=(?:\d{5})+$)/g, " ");
  return /^RF[\dA-Z]+$/.test(plain) ? inFours(plain) : reference;
}

function inFours(text: string): string {
  return text.replace(/.{4}(?=.)/g, "$& ");
}
