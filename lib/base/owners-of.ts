/**
 * Whose a stored text is, by the `person` that it names: of a list that of each entry, of what names nobody none at all.
 * Never throws.
 */
export function ownersOf(text: string | null): string[] {
  try {
    return [JSON.parse(text ?? "[]") as unknown].flat().flatMap(ownerOf);
  } catch {
    return [];
  }
}

function ownerOf(entry: unknown): string[] {
  // Whatever else JSON holds can be asked for a property.
  const person = (entry as { person?: unknown } | null)?.person;
  return typeof person === "string" ? [person] : [];
}
