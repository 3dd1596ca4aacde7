import { looseSource } from "@/lib/format/loose-source";
import { cleanText } from "./clean-text";
import type { FieldOption } from "./form-field";

/** No title is longer. A page pasted by mistake must not become a pattern. */
const longestQuery = 200;

/**
 * The options that match a query: every word occurs in the title, in any order. A letter without marks matches any marks; a
 * letter with marks matches only itself. "aiti" and "Äiti" find "äiti", "äiti" does not find "aiti". Titles that start with the
 * query come first; the rest keep the server's order. A blank query matches all.
 */
export function matchOptions(options: readonly FieldOption[], query: string): readonly FieldOption[] {
  const text = fold(query.slice(0, longestQuery));
  if (text === "") return options;
  const words = text.split(/\s+/).map(looseSource);
  const patterns = words.map((word) => new RegExp(word, "u"));
  const start = new RegExp(`^${words.join("\\s+")}`, "u");
  const titles = foldedTitles(options);
  const first: FieldOption[] = [];
  const others: FieldOption[] = [];
  options.forEach((option, index) => {
    const title = titles[index] ?? "";
    if (patterns.every((pattern) => pattern.test(title))) (start.test(title) ? first : others).push(option);
  });
  return [...first, ...others];
}

/** The option with this title, in any case; undefined when two options share the title. */
export function optionCalled(options: readonly FieldOption[], text: string): FieldOption | undefined {
  const name = fold(text);
  const titles = foldedTitles(options);
  const called = options.filter((option, index) => titles[index] === name && !option.disabled);
  return called.length === 1 ? called[0] : undefined;
}

/** Caches the folded titles of a list: folding thousands of titles takes longer than searching them. */
const folded = new WeakMap<readonly FieldOption[], readonly string[]>();

function foldedTitles(options: readonly FieldOption[]): readonly string[] {
  const known = folded.get(options);
  if (known) return known;
  const titles = options.map(({ title }) => fold(title));
  folded.set(options, titles);
  return titles;
}

/**
 * Lower-cases a text, removes invisible characters and decomposes marks: both forms of "Ä" and "ä" become "a" and a diaeresis.
 */
function fold(text: string): string {
  return cleanText(text).toLowerCase().normalize("NFD");
}
