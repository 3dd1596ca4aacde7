import { useCallback, useState, type Key } from "react";
import type { Elements } from "./elements";
import { useDrawnWhenNear } from "./use-drawn-when-near";
import { useGrowingCount } from "./use-growing-count";

interface LongListProps<Entry> {
  entries: readonly Entry[];
  /** What stands in a row. The same function at each drawing lets the rows that are there be. */
  renderRow: (entry: Entry) => Elements;
  /** Without it an entry is known by its place. */
  keyOf?: (entry: Entry) => Key;
  rowClass?: string;
  /** About how high a row is, in rem: such is the place of one that is not drawn yet. */
  rowHeight: number;
  /** So many rows are drawn with the screen, a multiple of those that are drawn together. */
  drawnAtOnce?: number;
  /** Of up to so many entries all are drawn, little by little: the browser can search and print them. 2,000 unless told. */
  wholeUpTo?: number;
  /** Another one begins at the top again: what a list was searched for. */
  version?: string;
}

interface ListStretchProps<Entry> extends LongListProps<Entry> {
  /** The stretch shows `length` entries from `start`. */
  start: number;
  length: number;
  /** So many entries of the list are drawn wherever they are; the others, unless the list is whole, when they come near. */
  drawn: number;
  isWhole: boolean;
  /** Where the stretch of the row begins that has or had the focus, if one had. */
  focused: number | null;
  onFocus: (start: number) => void;
}

/** So many rows are drawn together, about a screen of a tablet. */
const rows = 16;
const parts = 8;
/** Up to so many rows, and those that are drawn at once, have their height from the start: Back leads to where one was. */
const measuredUpTo = 200;

/** The rows of a list, `<li>` each, however many they are: of thousands only what is near to being seen is drawn. */
export function LongList<Entry>(props: LongListProps<Entry>) {
  const { drawnAtOnce = rows, wholeUpTo = 2000 } = props;
  const { length } = props.entries;
  const [focused, setFocused] = useState<number | null>(null);
  const isWhole = length <= wholeUpTo;
  const drawn = useGrowingCount(drawnAtOnce, isWhole ? length : drawnAtOnce);
  const state = { drawn, isWhole, focused, onFocus: setFocused };
  return <ListStretch {...props} {...state} start={0} length={stretchOf(length)} />;
}

/** The length of the one stretch that holds a whole list. */
function stretchOf(count: number): number {
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
function ListStretch<Entry>(props: ListStretchProps<Entry>) {
  const { entries, renderRow, keyOf, rowClass, rowHeight, drawnAtOnce = rows, version = "" } = props;
  const { start, length, drawn, isWhole, focused, onFocus } = props;
  const end = Math.min(start + length, entries.length);
  const { isDrawn, place } = useDrawnWhenNear(start < drawn || isBeside(focused, start, end), !isWhole);
  const focusHere = useCallback(() => onFocus(start), [onFocus, start]);
  if (!isDrawn) return <li ref={place} aria-hidden="true" style={{ height: `${(end - start) * rowHeight}rem` }} />;
  if (length > rows) {
    const part = length / parts;
    const starts = Array.from({ length: Math.ceil((end - start) / part) }, (_, index) => start + index * part);
    return starts.map((at) => (
      // The first rows stay from version to version, the others start anew.
      <ListStretch {...props} key={at === 0 ? "first" : `${at} ${version}`} start={at} length={part} />
    ));
  }
  const isMeasured = entries.length <= measuredUpTo || start < drawnAtOnce;
  return entries.slice(start, end).map((entry, index) => (
    <li
      key={keyOf?.(entry) ?? start + index}
      onFocusCapture={focusHere}
      aria-setsize={isWhole ? undefined : entries.length}
      aria-posinset={isWhole ? undefined : start + index + 1}
      className={isMeasured ? rowClass : `[content-visibility:auto] ${rowClass ?? ""}`}
      style={isMeasured ? undefined : { containIntrinsicSize: `auto ${rowHeight}rem` }}
    >
      {renderRow(entry)}
    </li>
  ));
}
