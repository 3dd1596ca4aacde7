import type { FieldValue, Scalar } from "./form-field";

export function isScalar(value: unknown): value is Scalar {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Whether the value is a file that the member chose. */
export function isFile(value: unknown): value is File {
  return value instanceof File;
}

/** Array.isArray that also narrows readonly lists. */
export function isList(value: FieldValue | undefined): value is readonly (Scalar | File)[] {
  return Array.isArray(value);
}

/** The text by which a value compares: a file's name; "" for absent and non-scalar values. */
export function asText(value: unknown): string {
  if (isScalar(value)) return String(value);
  return isFile(value) ? value.name : "";
}
