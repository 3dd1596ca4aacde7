import type { Scalar } from "./form-field";

/** Parses a number, or returns null. Text may have a sign and a decimal comma or point: "-3,5", ".5", not "1e3" or "0x10". */
export function parseNumber(value: Scalar): number | null {
  if (typeof value === "number") return Number.isNaN(value) ? null : value;
  const text = String(value).trim();
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(",", ".")) : null;
}
