/** The named entities that PHP's `htmlspecialchars` and `htmlentities`, and editors such as CKEditor, leave in Finnish texts. */
const entities: Partial<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "\u00ad",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  middot: "·",
  sect: "§",
  deg: "°",
  frac12: "½",
  hellip: "…",
  euro: "€",
  auml: "ä",
  ouml: "ö",
  aring: "å",
  eacute: "é",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Aring: "Å",
};

/**
 * Decodes the entities of a text that a server escaped for HTML: `O&#039;Brien &amp; K&auml;`. Unknown names stay. An HTML parser
 * must not read the server's text, and the first paint has no room for one.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6}|x[\da-f]{1,5})|(\w{1,6}));/gi, (sent, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(`0${code}`)) : (entities[name] ?? sent),
  );
}
