import { isScalar } from "@/lib/api/json";
import type { Entry, FieldValue, Scalar } from "./form-field";

/** Whether the value is a file that the member chose. */
export function isFile(value: unknown): value is File {
  return value instanceof File;
}

/** Array.isArray that also narrows readonly lists. */
export function isList(value: FieldValue | undefined): value is readonly Entry[] {
  return Array.isArray(value);
}

/** The value itself as a list of one, unless it is a list. */
export function listOf(value: FieldValue | undefined): readonly (Entry | undefined)[] {
  return isList(value) ? value : [value];
}

export function filesOf(value: FieldValue | undefined): readonly File[] {
  return listOf(value).filter(isFile);
}

/** The text by which a value compares: a file's name; "" for absent and non-scalar values. */
export function asText(value: unknown): string {
  if (isScalar(value)) return String(value);
  return isFile(value) ? value.name : "";
}

/** Parses a number, or returns null. Text may have a sign and a decimal comma or point: "-3,5", ".5", not "1e3" or "0x10". */
export function parseNumber(value: Scalar): number | null {
  if (typeof value === "number") return Number.isNaN(value) ? null : value;
  const text = String(value).trim();
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(",", ".")) : null;
}
