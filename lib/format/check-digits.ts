/**
 * Whether the check digits of an IBAN or an RF reference, characters three and four, are right: its digits and letters, A as 10
 * to Z as 35, read as one number with the first four at the end, leave 1 when divided by 97 (ISO 7064).
 */
export function hasValidCheckDigits(text: string): boolean {
  if (!/^[\dA-Z]+$/.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
