const longest = 60;

/** A value of an answer in a sentence: short, and without what a terminal would obey. */
export function quote(value: unknown): string {
  if (typeof value !== "string") return cut(JSON.stringify(value) ?? "nothing");
  const text = cut(value.replace(/\s+/g, " "));
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text}"`;
}

function cut(text: string): string {
  const signs = Array.from(text.replace(/[\p{Cc}\p{Cf}]/gu, "�"));
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : signs.join("");
}
