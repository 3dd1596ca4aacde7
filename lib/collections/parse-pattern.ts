import { letter, type Edge, type Pattern } from "./pattern";

/**
 * A regular expression as a tree, or null when the text is none, or looks around or back at what it found: that cannot be
 * told in a time that grows with the text alone. Single characters (`.`, `\d`, `[a-z]`) are asked of the browser's own
 * engine, so that they mean what they mean there; plain letters are loose about marks.
 */
export function parsePattern(source: string): Pattern | null {
  if (!isValid(source)) return null;
  const rest = { text: source };
  try {
    const pattern = parseChoice(rest);
    return rest.text === "" ? pattern : null;
  } catch (error) {
    if (error instanceof NotLinear) return null;
    throw error;
  }
}

class NotLinear extends Error {}

/** What is still to be read. */
interface Rest {
  text: string;
}

const edges: Partial<Record<string, Edge>> = { "^": "start", $: "end", "\\b": "boundary", "\\B": "noBoundary" };

function parseChoice(rest: Rest): Pattern {
  const parts = [parseSequence(rest)];
  while (take(rest, /^\|/)) parts.push(parseSequence(rest));
  return parts.length === 1 && parts[0] ? parts[0] : { kind: "choice", parts };
}

function parseSequence(rest: Rest): Pattern {
  const parts: Pattern[] = [];
  while (rest.text !== "" && !/^[|)]/.test(rest.text)) parts.push(parseRepeat(rest));
  return { kind: "sequence", parts };
}

function parseRepeat(rest: Rest): Pattern {
  const part = parsePart(rest);
  const quantifier = take(rest, /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/);
  if (quantifier === null) return part;
  const [min = 0, max = Infinity] = limits(quantifier);
  return { kind: "repeat", part, min, max };
}

/** The least and the greatest number of times; the greatest is absent when there is none. */
function limits(quantifier: string): (number | undefined)[] {
  if (quantifier.startsWith("*")) return [0];
  if (quantifier.startsWith("+")) return [1];
  if (quantifier.startsWith("?")) return [0, 1];
  const [min = "", max] = quantifier.replace(/[{}?]/g, "").split(",");
  return [Number(min), max === undefined ? Number(min) : max === "" ? undefined : Number(max)];
}

function parsePart(rest: Rest): Pattern {
  if (take(rest, /^\((?:\?:|\?<[^=!>][^>]*>|(?!\?))/) !== null) {
    const inner = parseChoice(rest);
    take(rest, /^\)/);
    return inner;
  }
  const edge = take(rest, /^(?:[$^]|\\[bB])/);
  if (edge !== null) return { kind: "edge", edge: edges[edge] ?? "start" };
  // A group of another kind, a look back at a group or a character by its number in octal.
  if (/^(?:\(|\\[\dck])/.test(rest.text)) throw new NotLinear();
  const special = take(rest, /^(?:\.|\\(?:x[\da-f]{2}|u[\da-f]{4}|[^])|\[(?:\\[^]|[^\]\\])*\])/i);
  if (special !== null)
    return special.length === 2 && /^\\\W/.test(special) ? letter(special.charAt(1)) : browsers(special);
  return letter(take(rest, /^[^]/) ?? "");
}

/** One character as the browser reads it. */
function browsers(special: string): Pattern {
  const expression = new RegExp(`^${special}$`, "i");
  return { kind: "character", matches: (character) => expression.test(character) };
}

function take(rest: Rest, wanted: RegExp): string | null {
  const found = wanted.exec(rest.text)?.[0] ?? null;
  if (found !== null) rest.text = rest.text.slice(found.length);
  return found;
}

function isValid(source: string): boolean {
  try {
    new RegExp(source, "i");
    return true;
  } catch {
    return false;
  }
}
