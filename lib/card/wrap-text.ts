/** A longer text is cut before it is measured. */
const maxLetters = 1000;

/**
 * Breaks a text into lines that fit: between words, and within a word that is too long for a line. A text with more lines is cut
 * and ends with "…".
 */
export function wrapText(text: string, maxLines: number, fits: (line: string) => boolean): string[] {
  const lines = text
    .slice(0, maxLetters)
    .split("\n")
    .flatMap((paragraph) => wrapParagraph(paragraph.trim(), fits));
  if (lines.length <= maxLines && text.length <= maxLetters) return lines;
  const shown = lines.slice(0, maxLines);
  const last = lettersOf(shown.pop() ?? "");
  while (last.length > 0 && !fits(`${last.join("")}…`)) last.pop();
  return [...shown, `${last.join("").trimEnd()}…`];
}

function wrapParagraph(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  const add = (part: string) => {
    if (line !== "" && !fits((line + part).trimEnd())) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
  };
  for (const word of paragraph.match(/[^\s-]+[\s-]*|[\s-]+/g) ?? []) {
    const [first = "", ...others] = fits(word.trimEnd()) ? [word] : lettersOf(word);
    if (others.length > 0 && line !== "") {
      lines.push(line.trimEnd());
      line = "";
    }
    add(first);
    others.forEach(add);
  }
  return line === "" ? lines : [...lines, line.trimEnd()];
}

/** As people count them: an emoji or a letter with its accents is one. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
