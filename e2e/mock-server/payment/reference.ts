const weights = [7, 3, 1] as const;

/** A Finnish reference number: the digits and a check digit with weights 7, 3, 1 from the right. */
export function withCheckDigit(digits: string): string {
  return digits + checkDigit(digits);
}

/** The provider pads the reference to 20 digits. */
export function paddedReference(reference: string): string {
  return reference.padStart(20, "0");
}

/** The international form (ISO 11649) of a Finnish reference: RF, two check digits, the reference. */
export function rfReference(reference: string): string {
  // R and F count as 27 and 15, the check digits as 00.
  const remainder = BigInt(`${reference}271500`) % 97n;
  return `RF${String(98n - remainder).padStart(2, "0")}${reference}`;
}

function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return String((10 - (sum % 10)) % 10);
}
