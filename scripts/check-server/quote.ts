const longest = 60;

/** A value of an answer in a sentence: as JSON, short, without what a terminal would obey. */
export function quote(value: unknown): string {
  const json = (JSON.stringify(value) ?? "nothing").replace(/[\p{Cc}\p{Cf}]/gu, "�");
  const signs = Array.from(json);
  return signs.length > longest ? `${signs.slice(0, longest - 1).join("")}…` : json;
}
