/** A letter or picture beyond Latin with its joiners, variation selectors and tags. The emoji 👨‍👩‍👧 is one such sequence. */
const shaped = /[^\0-\u02ff\p{P}\p{Z}\p{DI}][\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]+/u;
/** Invisible characters and control characters, except tabs and line ends. */
const invisible = /(?![\t\n])[\p{DI}\p{Cc}\ufff9-\ufffc]/u;
const shapedOrInvisible = new RegExp(`(${shaped.source})|${invisible.source}`, "gu");
const spaces = /[\p{Z}\u2800]/gu;
const dashes = /[\u02d7\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/**
 * Reduces a text to keyboard characters: removes invisible characters, replaces look-alike dashes and spaces, and trims outer
 * blanks (docs/product.md, Validation rules).
 */
export function cleanText(text: string): string {
  if (!/[^ -~]/.test(text)) return text.trim();
  return text.replace(shapedOrInvisible, "$1").replace(spaces, " ").replace(dashes, "-").trim();
}
