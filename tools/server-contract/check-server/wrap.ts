const width = 80;

/**
 * A text in lines of at most 80 columns.
 * @param first what the first line begins with; the text begins there
 * @param indent how far the other lines are indented
 */
export function wrap(text: string, first: string, indent: number): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  // Names stand in backticks where the words are meant for Markdown too.
  for (const word of text.replaceAll("`", "").split(" ")) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = " ".repeat(indent);
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].map((each) => each.trimEnd()).join("\n");
}
