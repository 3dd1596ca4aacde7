import { useCallback } from "react";
import type { Entry } from "@/lib/collections/search-items";
import { CollectionRow, type RowContext } from "./collection-row";
import { useDrawnWhenNear } from "./use-drawn-when-near";

interface ListStretchProps {
  /** All that were found; the stretch shows `length` of them from `start`. */
  entries: readonly Entry[];
  start: number;
  length: number;
  searched: string;
  /** Where the stretch of the row begins that has or had the focus, if one had. */
  focused: number | null;
  onFocus: (start: number) => void;
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

/** Whether a stretch is the focused one or beside it: the next key may lead there before it is near to what is seen. */
function isBeside(focused: number | null, start: number, end: number): boolean {
  return focused !== null && start < focused + 2 * rows && end > focused - rows;
}

/**
 * Some rows of a list, or an empty place of about their height as long as they are far from what is seen. A long stretch
 * that comes near falls into shorter ones, so a list of thousands has a few dozen places.
 */
export function ListStretch(props: ListStretchProps) {
  const { entries, start, length, searched, focused, onFocus, context } = props;
  const isShort = entries.length <= shortList;
  const end = Math.min(start + length, entries.length);
  const { isDrawn, place } = useDrawnWhenNear(start === 0 || isBeside(focused, start, end), isShort);
  const focusHere = useCallback(() => onFocus(start), [onFocus, start]);
  if (!isDrawn) return <li ref={place} aria-hidden="true" style={{ height: `${(end - start) * 6}rem` }} />;
  if (length > rows) {
    const part = length / parts;
    const starts = Array.from({ length: Math.ceil((end - start) / part) }, (_, index) => start + index * part);
    return starts.map((at) => (
      // The first rows stay from search to search, the others start anew.
      <ListStretch {...props} key={at === 0 ? "first" : `${at} ${searched}`} start={at} length={part} />
    ));
  }
  return entries.slice(start, end).map(({ key, item }, index) => (
    <li
      key={key}
      aria-setsize={isShort ? undefined : entries.length}
      aria-posinset={isShort ? undefined : start + index + 1}
      // In a short list each row has its height from the start: Back leads to where one was.
      className={isShort ? undefined : "[content-visibility:auto] [contain-intrinsic-size:auto_6rem]"}
    >
      <CollectionRow item={item} context={context} onFocus={focusHere} />
    </li>
  ));
}
