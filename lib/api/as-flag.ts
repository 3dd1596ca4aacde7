/** True for true, 1, "1" and "true"; false for everything else. All flags of the contract follow this. */
export function asFlag(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}
