import { isoKind } from "./iso-text";
import { parseNumber } from "./parse-number";

/**
 * Compares a text with the limit of `min:n` or `max:n`: below 0, 0 or above 0. Returns NaN when the text is neither a number nor
 * ISO text. Returns null when the two cannot be compared: the limit is neither, or the kinds differ. Compares a datetime with a
 * date by its date.
 */
export function compareToLimit(text: string, limit: string): number | null {
  const number = parseNumber(limit);
  const kind = isoKind(limit);
  if (number === null && kind === null) return null;
  const current = parseNumber(text);
  const currentKind = isoKind(text);
  if (current === null && currentKind === null) return Number.NaN;
  if (number !== null && current !== null) return current - number;
  if (kind === null || currentKind === null || (kind === "time") !== (currentKind === "time")) return null;
  const length = Math.min(text.length, limit.length);
  return compareTexts(text.slice(0, length), limit.slice(0, length));
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
