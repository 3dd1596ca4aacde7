import { CollectionRow, type RowContext } from "./collection-row";
import type { Entry } from "@/lib/collections/search-items";
import { useDrawnWhenNear } from "./use-drawn-when-near";

interface ListStretchProps {
  /** All that were found; the stretch shows `length` of them from `start`. */
  entries: readonly Entry[];
  start: number;
  length: number;
  searched: string;
  context: RowContext;
}

/** So many rows are drawn together, about a screen of a tablet. */
const rows = 16;
const parts = 8;
/** Up to so many entries are all drawn soon, as a list that the browser can search and print. */
const shortList = 200;

/** The length of the one stretch that holds a whole list. */
export function stretchOf(count: number): number {
  return count <= rows ? rows : parts * stretchOf(count / parts);
}

/**
 * Some rows of a list, or an empty place of about their height as long as they are far from what is seen. A long stretch
 * that comes near falls into shorter ones, so a list of thousands has a few dozen places.
 */
export function ListStretch({ entries, start, length, searched, context }: ListStretchProps) {
  const isShort = entries.length <= shortList;
  const { isDrawn, place } = useDrawnWhenNear(start === 0, isShort);
  const end = Math.min(start + length, entries.length);
  if (!isDrawn) return <li ref={place} aria-hidden="true" style={{ height: `${(end - start) * 6}rem` }} />;
  if (length > rows) {
    const part = length / parts;
    const starts = Array.from({ length: Math.ceil((end - start) / part) }, (_, index) => start + index * part);
    return starts.map((at) => (
      <ListStretch
        // The first rows stay from search to search, the others start anew.
        key={at === 0 ? "first" : `${at} ${searched}`}
        entries={entries}
        start={at}
        length={part}
        searched={searched}
        context={context}
      />
    ));
  }
  return entries.slice(start, end).map(({ key, item }, index) => (
    <li
      key={key}
      aria-setsize={isShort ? undefined : entries.length}
      aria-posinset={isShort ? undefined : start + index + 1}
      className="[content-visibility:auto] [contain-intrinsic-size:auto_6rem]"
    >
      <CollectionRow item={item} context={context} />
    </li>
  ));
}
