/**
 * The remainder by 97 of digits and letters read as one number, A as 10 to Z as 35 (ISO 7064), which checks IBANs and RF
 * references. Null when the text holds anything else.
 */
export function mod97(text: string): number | null {
  if (!/^[\dA-Z]+$/.test(text)) return null;
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Whether the check digits of an IBAN or an RF reference, characters three and four, are right (ISO 7064). */
export function hasValidCheckDigits(text: string): boolean {
  return mod97(text.slice(4) + text.slice(0, 4)) === 1;
}
