import { isoKind } from "./iso-text";
import { parseNumber } from "./parse-number";

/**
 * How a text stands to a limit of `min:n` or `max:n`: below 0, 0 or above 0; null when it cannot be told because the limit
 * does not fit (no number and no ISO text, or a number for a date), NaN when it is the text that is neither.
 * A datetime is compared to a date by its date.
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
