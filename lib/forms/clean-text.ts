/** A letter or picture beyond Latin with what shapes it: joiners, variation selectors, tags. The emoji 👨‍👩‍👧 is one with them. */
const shaped = /[^\0-\u02ff\p{P}\p{Z}\p{DI}][\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]+/u;
/** Characters without a shape and control characters, but tabs and line ends. */
const unseen = /(?![\t\n])[\p{DI}\p{Cc}\ufff9-\ufffc]/u;
const shapedOrUnseen = new RegExp(`(${shaped.source})|${unseen.source}`, "gu");
const spaces = /[\p{Z}\u2800]/gu;
const dashes = /[\u02d7\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/**
 * A text as a keyboard types it (decisions 5): other documents put in characters that nobody can see, and dashes and spaces that
 * only look like the plain ones. Outer blanks go.
 */
export function cleanText(text: string): string {
  if (!/[^ -~]/.test(text)) return text.trim();
  return text.replace(shapedOrUnseen, "$1").replace(spaces, " ").replace(dashes, "-").trim();
}
