/** What stands at a place in the text rather than being a character of it. */
export type Edge = "start" | "end" | "boundary" | "noBoundary";

/** A search pattern as a tree. What it captures and which way it prefers do not matter: only whether it occurs. */
export type Pattern =
  | { kind: "character"; matches: (character: string) => boolean }
  | { kind: "edge"; edge: Edge }
  | { kind: "sequence"; parts: readonly Pattern[] }
  | { kind: "choice"; parts: readonly Pattern[] }
  | { kind: "repeat"; part: Pattern; min: number; max: number };

/** A text that stands for itself, in any case and with any marks over its letters. */
export function literalPattern(text: string): Pattern {
  return { kind: "sequence", parts: Array.from({ length: text.length }, (_, at) => letter(text.charAt(at))) };
}

/** A letter matches itself with any marks, one with marks only itself: "a" finds "ä", "ä" does not find "a". */
export function letter(wanted: string): Pattern {
  return {
    kind: "character",
    matches: (character) => isSame(character, wanted) || isSame(character.normalize("NFD").charAt(0), wanted),
  };
}

/** The number of steps that it takes: repetitions are written out. */
export function patternSize(pattern: Pattern): number {
  switch (pattern.kind) {
    case "sequence":
    case "choice":
      return pattern.parts.reduce((sum, part) => sum + patternSize(part), 1);
    case "repeat":
      return 1 + (patternSize(pattern.part) + 1) * (pattern.max === Infinity ? pattern.min + 1 : pattern.max);
    default:
      return 1;
  }
}

function isSame(a: string, b: string): boolean {
  return a === b || a.toLowerCase() === b.toLowerCase() || a.toUpperCase() === b.toUpperCase();
}
