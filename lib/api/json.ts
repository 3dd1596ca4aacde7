/** How the contract reads JSON values. Without zod, because the first paint reads answers too. */
import { safeUrl } from "@/lib/platform/safe-url";
import { decodeEntities } from "./decode-entities";

/** Whether a value is an object, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a text, a number or a boolean. */
export function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** A value as text, without the digits that sums of fractions leave behind: 0.1 + 0.2 is 0.30000000000000004. */
export function scalarText(value: string | number | boolean): string {
  return String(typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(15)) : value);
}

/**
 * The entries of a list, else undefined. An object whose keys are all numbers counts as a list: some languages encode a
 * list in this form after entries were removed from it.
 */
export function asList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (!isRecord(value)) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

/** True for true, 1, "1" and "true", also as .NET and Python write it, "True"; false for everything else. */
export function asFlag(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === "string" && /^(?:true|1)$/i.test(value));
}

/** An http(s) address in its absolute form; "" for everything else. */
export function asAddress(value: unknown): string {
  return typeof value === "string" ? (safeUrl(decodeEntities(value)) ?? "") : "";
}

/**
 * Matches a visible character: no space, soft hyphen, joiner or direction mark. Avoids `\p{Cf}`, because the browser would
 * build that table while it draws the card.
 */
const visible = /[^\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f]/;

export function hasVisibleText(text: string): boolean {
  return visible.test(text);
}

/** Whether any text of a row is not empty: an empty row would show as a gap. */
export function hasText(row: Readonly<Record<string, string>>): boolean {
  return Object.values(row).some((text) => text !== "");
}
