/** When case is ignored, `\p{M}` also matches the Greek iota: iotas in a row would each match any number of the next ones. */
const anyMarks = "(?:(?!ι)\\p{M})*";

/**
 * The source of a Unicode pattern for decomposed texts (NFD). A letter without marks also matches the letter with marks, "a" an
 * "ä"; a letter with marks matches only itself.
 */
export function looseSource(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(\P{M})(\p{M}*)/gu, (_, letter: string, marks: string) => escape(letter) + (marks || anyMarks));
}

function escape(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
}
