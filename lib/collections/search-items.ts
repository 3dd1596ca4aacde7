import { RE2JS } from "re2js";
import type { CollectionItem } from "@/lib/api/collection-item";
import { looseSource } from "@/lib/format/loose-source";

/** Soft hyphens, zero-width characters, direction marks, variation selectors; `\s` also matches a byte order mark. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** An item and its index in the list, which identifies it. */
export interface Entry {
  key: number;
  item: CollectionItem;
}

/** No title is longer, and a pasted page must not become a pattern. */
const maxQueryLength = 200;
/** Instructions of a compiled pattern; the time per character grows with them. `(x{30}){30}` has 900. */
const maxPatternSize = 300;
/** Milliseconds. Patterns may be slow on a phone with thousands of items. */
const timeoutMs = 500;

/**
 * The items, in the server's order, whose title, subtitle or summary contains the text or matches it as a pattern, ignoring
 * case. An invalid or slow pattern is searched literally only. A blank text finds all. See docs/product.md, Search.
 */
export function searchItems(items: readonly CollectionItem[], query: string): readonly Entry[] {
  const entries = entriesOf(items);
  const text = plainText(query).trim().slice(0, maxQueryLength);
  if (text === "") return entries;
  const literal = new RegExp(looseSource(text), "iu");
  const containing = entries.filter(({ item }) => textsOf(item).some(({ decomposed }) => literal.test(decomposed)));
  const pattern = parsePattern(text);
  if (pattern === null) return containing;
  const known = new Set(containing);
  return filterFor(timeoutMs, entries, (entry) => known.has(entry) || matches(pattern, entry)) ?? containing;
}

function matches(pattern: RE2JS, { item }: Entry): boolean {
  return textsOf(item).some(({ composed, bare }) => pattern.test(composed) || pattern.test(bare));
}

/**
 * A linear-time pattern; null for plain words, an invalid or too large pattern, or one that needs backtracking (lookaround,
 * backreferences). See docs/decisions/010-search-by-re2js.md.
 */
function parsePattern(text: string): RE2JS | null {
  if (!/[\\^$.*+?()[\]{}|]/.test(text)) return null;
  try {
    // Escapes of the engine that are plain letters in JavaScript.
    const source = text.replace(/\\(.)/g, (escape, letter: string) => ("AEQaz".includes(letter) ? letter : escape));
    const pattern = RE2JS.compile(RE2JS.translateRegExp(source), RE2JS.CASE_INSENSITIVE);
    return pattern.programSize() > maxPatternSize ? null : pattern;
  } catch {
    return null;
  }
}

/** @returns null when it takes longer than `time` milliseconds */
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

/** A list keeps its entries, so that unchanged rows do not rerender. */
const preparedLists = new WeakMap<readonly CollectionItem[], readonly Entry[]>();

function entriesOf(items: readonly CollectionItem[]): readonly Entry[] {
  const entries = preparedLists.get(items) ?? items.map((item, key) => ({ key, item }));
  preparedLists.set(items, entries);
  return entries;
}

/**
 * Normalises a text for searching: removes invisible characters, makes spaces, quotation marks and dashes plain, and
 * composes letters. See docs/product.md, Search.
 */
function plainText(text: string): string {
  return text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .replace(/[‘’‚‛′ʹʼ‹›´`]/g, "'")
    .replace(/[“”„‟″ʺ«»]/g, '"')
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, "-");
}
