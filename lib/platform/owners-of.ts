/**
 * The persons that a stored JSON text names as `person`: that of the object, or of each entry of a list. Empty when it names
 * nobody or is no JSON.
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
