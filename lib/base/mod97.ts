/**
 * The remainder by 97 of digits and letters read as one number, A as 10 to Z as 35 (ISO 7064): what IBANs and RF references
 * are checked with. Null when the text holds anything else.
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
