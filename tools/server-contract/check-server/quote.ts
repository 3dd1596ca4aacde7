/** Maximum lengths in a sentence, and of a displayed value. */
const longest = { sentence: 60, sample: 43 };

/** Quotes a value of an answer in a sentence: shortened, and without terminal control sequences. */
export function quote(value: unknown, place: keyof typeof longest = "sentence"): string {
  if (typeof value !== "string") return cut(JSON.stringify(value) ?? "nothing", longest[place]);
  const text = cut(value.replace(/\s+/g, " "), longest[place]);
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text}"`;
}

/** Shortens a text. Replaces control characters and direction marks by a visible character. */
function cut(text: string, length: number): string {
  const signs = Array.from(text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\ufffd"));
  return signs.length > length
    ? `${signs
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`
    : signs.join("");
}
