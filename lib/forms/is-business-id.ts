const weights = [7, 9, 10, 5, 8, 4, 2];

/** Whether a text is a Finnish business ID (Y-tunnus): seven digits and the right check digit, as 1234567-1 or 12345671. */
export function isBusinessId(text: string): boolean {
  if (!/^\d{7}-?\d$/.test(text)) return false;
  const remainder = weights.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 11;
  // No ID has a remainder of 1: no check digit exists for it.
  return remainder !== 1 && Number(text.at(-1)) === (11 - remainder) % 11;
}

/** Adds the hyphen to a business ID; returns any other text unchanged. */
export function formatBusinessId(text: string): string {
  return isBusinessId(text) ? `${text.slice(0, 7)}-${text.slice(-1)}` : text;
}
