/** Whether any text of a row is not empty: an empty row would show as a gap. */
export function hasText(row: Readonly<Record<string, string>>): boolean {
  return Object.values(row).some((text) => text !== "");
}
