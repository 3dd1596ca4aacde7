import { plainReference } from "./reference-number";

/** An IBAN in groups of four, as printed. */
export function groupIban(iban: string): string {
  return inFours(plainIban(iban));
}

/** An IBAN without spaces, as banks take it. */
export function plainIban(iban: string): string {
  return iban.replace(/\s/g, "").toUpperCase();
}

/** A reference number as printed: a Finnish one in groups of five from the right, an RF one in groups of four. */
export function groupReference(reference: string): string {
  const plain = plainReference(reference);
  if (/^\d+$/.test(plain)) return plain.replace(/\B(?=(?:\d{5})+$)/g, " ");
  return /^RF[\dA-Z]+$/.test(plain) ? inFours(plain) : reference;
}

function inFours(text: string): string {
  return text.replace(/.{4}(?=.)/g, "$& ");
}
