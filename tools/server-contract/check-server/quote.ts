/** In a sentence, and in the column of what is shown. */
const longest = { sentence: 60, sample: 43 };

/** A value of an answer in a sentence: short, and without what a terminal would obey. */
export function quote(value: unknown, place: keyof typeof longest = "sentence"): string {
  if (typeof value !== "string") return cut(JSON.stringify(value) ?? "nothing", longest[place]);
  const text = cut(value.replace(/\s+/g, " "), longest[place]);
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text}"`;
}

/** Escape sequences and signs that turn the direction of a line are shown as what they are: strange. */
function cut(text: string, length: number): string {
  const signs = Array.from(text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\ufffd"));
  return signs.length > length
    ? `${signs
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`
    : signs.join("");
}
