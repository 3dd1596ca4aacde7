import { RE2JS } from "re2js";
import type { CollectionItem } from "@/lib/api/collection-item";
import { plainText } from "./plain-text";

/** An item of a list with its place in it, which tells it apart from the others. */
export interface Entry {
  key: number;
  item: CollectionItem;
}

/** No title is longer, and a page pasted by mistake must not become a pattern. */
const longestQuery = 200;
/** Instructions of a compiled pattern; the time for each character of a text grows with them. `(x{30}){30}` has 900. */
const largestPattern = 300;
/** Milliseconds. A pattern may be slow on a phone and thousands of items. */
const patience = 500;

/**
 * The items whose title, subtitle or summary contains the member's text, or matches it as a pattern, whatever the case, in
 * the server's order (spec 5 "List search"). What is no pattern, or would take too long, is found literally alone. A blank
 * text finds all.
 */
export function searchItems(items: readonly CollectionItem[], query: string): readonly Entry[] {
  const entries = entriesOf(items);
  const text = plainText(query).trim().slice(0, longestQuery);
  if (text === "") return entries;
  const literal = literalPattern(text);
  const containing = entries.filter(({ item }) => textsOf(item).some(({ decomposed }) => literal.test(decomposed)));
  const pattern = parsePattern(text);
  if (pattern === null) return containing;
  const known = new Set(containing);
  return filterFor(patience, entries, (entry) => known.has(entry) || matches(pattern, entry)) ?? containing;
}

function matches(pattern: RE2JS, { item }: Entry): boolean {
  return textsOf(item).some(({ composed, bare }) => pattern.test(composed) || pattern.test(bare));
}

/**
 * A linear-time pattern, or null for plain words, for what is no pattern or needs backtracking (lookaround, backreferences),
 * and for one that is too large. See docs/decisions/010-search-by-re2js.md.
 */
function parsePattern(text: string): RE2JS | null {
  if (!/[\\^$.*+?()[\]{}|]/.test(text)) return null;
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(text), RE2JS.CASE_INSENSITIVE);
    return pattern.programSize() > largestPattern ? null : pattern;
  } catch {
    return null;
  }
}

/** For decomposed texts: a letter that was typed without marks also finds itself with marks, "a" an "ä". */
function literalPattern(text: string): RegExp {
  const source = text
    .normalize("NFD")
    .replace(/(\P{M})(\p{M}*)/gu, (_, letter: string, marks: string) => escape(letter) + (marks || "\\p{M}*"));
  return new RegExp(source, "iu");
}

function escape(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
}

/** @returns null when it takes longer than the given milliseconds */
function filterFor(time: number, entries: readonly Entry[], isFound: (entry: Entry) => boolean): Entry[] | null {
  const end = performance.now() + time;
  const found: Entry[] = [];
  for (const entry of entries) {
    if (performance.now() > end) return null;
    if (isFound(entry)) found.push(entry);
  }
  return found;
}

interface SearchedText {
  composed: string;
  decomposed: string;
  /** Without the marks of its letters. */
  bare: string;
}

/** Preparing the texts takes longer than searching them. */
const preparedTexts = new WeakMap<CollectionItem, readonly SearchedText[]>();

function textsOf(item: CollectionItem): readonly SearchedText[] {
  const known = preparedTexts.get(item);
  if (known) return known;
  const texts = [item.title, item.subtitle, item.summary].filter((text) => text !== "").map(prepareText);
  preparedTexts.set(item, texts);
  return texts;
}

function prepareText(text: string): SearchedText {
  const composed = plainText(text);
  const decomposed = composed.normalize("NFD");
  return { composed, decomposed, bare: decomposed.replace(/\p{M}/gu, "") };
}

/** One list keeps its entries, so that rows that stay are not drawn again. */
const preparedLists = new WeakMap<readonly CollectionItem[], readonly Entry[]>();

function entriesOf(items: readonly CollectionItem[]): readonly Entry[] {
  const entries = preparedLists.get(items) ?? items.map((item, key) => ({ key, item }));
  preparedLists.set(items, entries);
  return entries;
}
