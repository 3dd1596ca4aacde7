import { hasValidCheckDigits } from "@/lib/format/check-digits";

/** A reference number without spaces and invisible characters, as banks take it; another text as sent. */
export function plainReference(reference: string): string {
  const plain = reference.replace(/[\s\p{Cf}]/gu, "").toUpperCase();
  return /^(?:\d+|RF[\dA-Z]+)$/.test(plain) ? plain : reference;
}

/**
 * Whether it is a Finnish reference number: 4 to 20 digits, the last a check digit with the weights 7, 3 and 1 from the
 * right.
 */
export function isFinnishReference(reference: string): boolean {
  if (!/^(?!0+$)\d{4,20}$/.test(reference)) return false;
  const weights = [7, 3, 1];
  const sum = Array.from(reference.slice(0, -1))
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0), 0);
  return Number(reference.at(-1)) === (10 - (sum % 10)) % 10;
}

/** Whether it is a creditor reference with valid check digits (ISO 11649, mod 97). */
export function isCreditorReference(reference: string): boolean {
  return looksLikeCreditorReference(reference) && hasValidCheckDigits(reference);
}

/** Whether it looks like a creditor reference, even with wrong check digits. */
export function looksLikeCreditorReference(reference: string): boolean {
  return /^RF\d\d[\dA-Z]{1,21}$/.test(reference);
}
