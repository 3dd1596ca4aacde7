/**
 * A text as it reads, for comparing what was typed with what is shown (decisions 2 "Search"): without characters that are
 * not seen, with plain spaces, quotation marks and dashes, in composed form.
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

/** Soft hyphens, zero-width characters, marks of direction, variation selectors; a byte order mark is also a space to `\s`. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
