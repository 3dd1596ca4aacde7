/**
 * The name of a field as a key that react-hook-form takes for no path and that is safe in an HTML id: `field_postal_code`.
 * Two names never give one key: everything but ASCII letters, digits and `_` becomes `Z<hex of the code unit>Z`, and Z itself ZZ.
 */
export function fieldKey(name: string): string {
  const encoded = name.replace(/[^A-Ya-z0-9_]/g, (unit) =>
    unit === "Z" ? "ZZ" : `Z${unit.charCodeAt(0).toString(16)}Z`,
  );
  return `field_${encoded}`;
}

/** Names that every object has something under already; they are rejected like a missing name (decisions 5). */
export function isUnsafeName(name: string): boolean {
  return name === "prototype" || name in Object.prototype;
}
