const weights = [7, 9, 10, 5, 8, 4, 2];

/** Whether a text is a Finnish business ID (Y-tunnus): seven digits and the right check digit, as 1234567-1 or 12345671. */
export function isBusinessId(text: string): boolean {
  if (!/^\d{7}-?\d$/.test(text)) return false;
  const remainder = weights.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 11;
  // A remainder of 1 has no check digit: such numbers are not given out.
  return remainder !== 1 && Number(text.at(-1)) === (11 - remainder) % 11;
}

/** A business ID with its hyphen; any other text as it is. */
export function formatBusinessId(text: string): string {
  return isBusinessId(text) ? `${text.slice(0, 7)}-${text.slice(-1)}` : text;
}
