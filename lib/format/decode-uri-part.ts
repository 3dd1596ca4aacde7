/** A part of an address as it is read; one that is wrongly escaped as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
