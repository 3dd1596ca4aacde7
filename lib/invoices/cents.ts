/** One to three digits, a point and three digits: "1.000" could be one euro or a thousand. */
const maybeThousands = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Parses euros to whole cents: "50", "50.5", "1 234,50 €", "50 euroa". Null when invalid, negative, ambiguous, or with a fraction
 * of a cent.
 */
export function parseCents(amount: string): number | null {
  const plain = amount.replace(/[\s\p{Cf}]|€|EUR(?:O[AS]?)?/giu, "").replace(",", ".");
  // Java and Python write the decimal 50 as "5E+1".
  if (!/^\d+(?:\.\d+)?(?:E\+\d)?$/.test(plain) || maybeThousands.test(plain)) return null;
  const cents = Number(plain) * 100;
  const whole = Math.round(cents);
  // A server that adds floats sends 0.30000000000000004.
  return Math.abs(cents - whole) < 1e-4 && Number.isSafeInteger(whole) ? whole : null;
}

/** Formats cents for Finnish banks: 5050 is "50,50". */
export function plainAmount(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
