import { hasValidCheckDigits } from "@/lib/base/mod97";

/** Whether a text is an IBAN whose check digits are right (ISO 13616, mod 97). Spaces and small letters are allowed. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, "").toUpperCase();
  return looksLikeIban(iban) && hasValidCheckDigits(iban);
}

/** Whether it has the form of an IBAN, whatever its check digits. @param iban without spaces, in capitals */
export function looksLikeIban(iban: string): boolean {
  return /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(iban);
}
