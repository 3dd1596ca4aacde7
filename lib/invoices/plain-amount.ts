/** Formats cents for Finnish banks: 5050 is "50,50". */
export function plainAmount(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
