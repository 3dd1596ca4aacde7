/** True for true, 1, "1" and "true"; everything else is false, as everywhere in the contract. */
export function asFlag(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}
