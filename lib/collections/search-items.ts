import type { CollectionItem } from "@/lib/api/collection-item";
import { buildSteps } from "./build-steps";
import { createMatcher, TooMuchWork } from "./matcher";
import { parsePattern } from "./parse-pattern";
import { literalPattern, patternSize } from "./pattern";

/** An item of a list with its place in it, which tells it apart from the others. */
export interface Entry {
  key: number;
  item: CollectionItem;
}

/** No title is longer, and a page pasted by mistake must not become a pattern. */
const longestQuery = 200;
/** `(x{100}){100}` is written out as 10,000 steps. */
const largestPattern = 1_000;
/** About 40 ms on a telephone. */
const mostWork = 200_000;

/**
 * The items whose title, subtitle or summary matches the member's text, in the server's order (spec 5 "List search"): the
 * text is a pattern, whatever the case; one that is no pattern, or would take too long, is taken literally. A blank text
 * finds all.
 */
export function searchItems(items: readonly CollectionItem[], query: string): readonly Entry[] {
  const prepared = prepare(items);
  const text = query.normalize("NFC").trim().slice(0, longestQuery);
  if (text === "") return prepared.entries;
  const pattern = parsePattern(text);
  if (pattern !== null && patternSize(pattern) <= largestPattern) {
    try {
      return matching(prepared, createMatcher(buildSteps(pattern), mostWork));
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error;
    }
  }
  return matching(prepared, createMatcher(buildSteps(literalPattern(text)), Infinity));
}

interface Prepared {
  entries: readonly Entry[];
  texts: readonly (readonly string[])[];
}

/** Writing the texts in one form takes longer than searching them: it is done once for a list. */
const preparedLists = new WeakMap<readonly CollectionItem[], Prepared>();

function prepare(items: readonly CollectionItem[]): Prepared {
  const known = preparedLists.get(items);
  if (known) return known;
  const prepared = {
    entries: items.map((item, key) => ({ key, item })),
    texts: items.map(({ title, subtitle, summary }) =>
      [title, subtitle, summary].filter((text) => text !== "").map((text) => text.normalize("NFC")),
    ),
  };
  preparedLists.set(items, prepared);
  return prepared;
}

function matching({ entries, texts }: Prepared, matches: (text: string) => boolean): readonly Entry[] {
  return entries.filter(({ key }) => texts[key]?.some(matches));
}
