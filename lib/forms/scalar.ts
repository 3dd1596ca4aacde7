import type { FieldValue, Scalar } from "./form-field";

export function isScalar(value: unknown): value is Scalar {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** A file the member chose. */
export function isFile(value: unknown): value is File {
  return value instanceof File;
}

/** Array.isArray that also narrows lists that may not be changed. */
export function isList(value: FieldValue | undefined): value is readonly (Scalar | File)[] {
  return Array.isArray(value);
}

/** What a value is compared as (decisions 5): its text, a file's name, "" for what is absent or no plain value. */
export function asText(value: unknown): string {
  if (isScalar(value)) return String(value);
  return isFile(value) ? value.name : "";
}
