/**
 * Normalises a text for searching: removes invisible characters, makes spaces, quotation marks and dashes plain, and
 * composes letters. See docs/product.md, Search.
 */
export function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(unseen, "")
    .replace(/\s+/g, " ")
    .replace(/[‘’‚‛′ʹʼ‹›´`]/g, "'")
    .replace(/[“”„‟″ʺ«»]/g, '"')
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, "-");
}

/** Soft hyphens, zero-width characters, direction marks, variation selectors; `\s` also matches a byte order mark. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
