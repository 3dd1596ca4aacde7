/** Whether a row of texts has any: an empty one would show as a gap. */
export function hasText(row: Readonly<Record<string, string>>): boolean {
  return Object.values(row).some((text) => text !== "");
}
