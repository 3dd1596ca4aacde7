/**
 * Encodes a field's name as a key that react-hook-form does not read as a path and that is safe in an HTML id:
 * `field_postal_code`. Two names never share a key: every character but ASCII letters, digits and `_` becomes `Z<hex of the code
 * unit>Z`, and Z itself ZZ.
 */
export function fieldKey(name: string): string {
  const encoded = name.replace(/[^A-Ya-z0-9_]/g, (unit) =>
    unit === "Z" ? "ZZ" : `Z${unit.charCodeAt(0).toString(16)}Z`,
  );
  return `field_${encoded}`;
}

/** Names that every object inherits. They are rejected like a missing name (docs/product.md, Form schema). */
export function isUnsafeName(name: string): boolean {
  return name === "prototype" || name in Object.prototype;
}
