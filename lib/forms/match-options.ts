import { cleanText } from "./clean-text";
import type { FieldOption } from "./form-field";

/** No title is longer, and a page pasted by mistake must not become a pattern. */
const longestQuery = 200;

/**
 * The options that a query finds: every word of it occurs in the title, in any order. A letter finds itself with any marks,
 * one with marks only itself: "aiti" and "Äiti" find "äiti", "äiti" does not find "aiti". Titles that start with the query
 * come first, otherwise the server's order stays. A blank query finds all.
 */
export function matchOptions(options: readonly FieldOption[], query: string): readonly FieldOption[] {
  const text = fold(query.slice(0, longestQuery));
  if (text === "") return options;
  const words = text.split(/\s+/).map(looseSource);
  const patterns = words.map((word) => new RegExp(word));
  const start = new RegExp(`^${words.join("\\s+")}`);
  const titles = foldedTitles(options);
  const first: FieldOption[] = [];
  const others: FieldOption[] = [];
  options.forEach((option, index) => {
    const title = titles[index] ?? "";
    if (patterns.every((pattern) => pattern.test(title))) (start.test(title) ? first : others).push(option);
  });
  return [...first, ...others];
}

/** The option whose title a text is, small and capital letters alike; none when it is the title of two. */
export function optionCalled(options: readonly FieldOption[], text: string): FieldOption | undefined {
  const name = fold(text);
  const titles = foldedTitles(options);
  const called = options.filter((option, index) => titles[index] === name && !option.disabled);
  return called.length === 1 ? called[0] : undefined;
}

/** Folding thousands of titles takes longer than searching them: it is done once for a list. */
const folded = new WeakMap<readonly FieldOption[], readonly string[]>();

function foldedTitles(options: readonly FieldOption[]): readonly string[] {
  const known = folded.get(options);
  if (known) return known;
  const titles = options.map(({ title }) => fold(title));
  folded.set(options, titles);
  return titles;
}

/** Small letters without what nobody sees, their marks apart: "Ä" and "ä" of either form are "a" and a diaeresis. */
function fold(text: string): string {
  return cleanText(text).toLowerCase().normalize("NFD");
}

/** A folded word as a pattern in which each letter without marks takes any. */
function looseSource(word: string): string {
  return word.replace(
    /[^\u0300-\u036f](?![\u0300-\u036f])|[$^\\.*+?()[\]{}|]/g,
    (character) => `${character.replace(/[$^\\.*+?()[\]{}|]/, "\\$&")}[\\u0300-\\u036f]*`,
  );
}
