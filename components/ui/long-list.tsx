import { type Key, startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Elements } from "./elements";

const step = 120;

interface LongListProps<Entry> {
  entries: readonly Entry[];
  /** Renders one row. A stable function lets existing rows skip rendering. */
  renderRow: (entry: Entry) => Elements;
  /** Defaults to the index. */
  keyOf?: (entry: Entry) => Key;
  rowClass?: string;
  /** Approximate row height in rem, for the placeholder of a row. */
  rowHeight: number;
  /** Up to this length the whole list is drawn step by step, so that the browser can search and print it. Default 2,000. */
  wholeUpTo?: number;
  /** A change scrolls back to the top, such as the search text. */
  version?: string;
}

interface ListStretchProps<Entry> extends LongListProps<Entry> {
  /** The stretch shows `length` entries from `start`. */
  start: number;
  length: number;
  /** Number of entries drawn regardless of position. Others are drawn when near, or if the list is whole. */
  drawn: number;
  isWhole: boolean;
  /** Start of the stretch that holds or held the focus. */
  focused: number | null;
  onFocus: (start: number) => void;
}

/** Rows in one stretch, about a tablet's screen. The first render draws as many. */
const rows = 16;
const parts = 8;
/** More than a phone's screen. */
const nearness = "1000px 0px";
/** Up to this count, rows have their real height at once: Back restores the position. */
const maxMeasuredRows = 200;

/** The rows of a list, one `<li>` each. Of thousands, only those near the viewport are drawn. */
export function LongList<Entry>(props: LongListProps<Entry>) {
  const { wholeUpTo = 2000 } = props;
  const { length } = props.entries;
  const [focused, setFocused] = useState<number | null>(null);
  const isWhole = length <= wholeUpTo;
  const drawn = useGrowingCount(isWhole ? length : rows);
  const state = { drawn, isWhole, focused, onFocus: setFocused };
  return <ListStretch {...props} {...state} start={0} length={stretchOf(length)} />;
}

/** The length of a single stretch that holds the whole list. */
function stretchOf(count: number): number {
  return count <= rows ? rows : parts * stretchOf(count / parts);
}

/** Whether a stretch has the focus or adjoins it: the next key may move there before it is near the viewport. */
function isBeside(focused: number | null, start: number, end: number): boolean {
  return focused !== null && start < focused + 2 * rows && end > focused - rows;
}

/**
 * Some rows, or a placeholder of about their height while far from the viewport. A long stretch splits into shorter
 * ones when it comes near, so a list of thousands has a few dozen placeholders.
 */
function ListStretch<Entry>(props: ListStretchProps<Entry>) {
  const { entries, renderRow, keyOf, rowClass, rowHeight, version = "" } = props;
  const { start, length, drawn, isWhole, focused, onFocus } = props;
  const end = Math.min(start + length, entries.length);
  const { isDrawn, place } = useDrawnWhenNear(start < drawn || isBeside(focused, start, end), !isWhole);
  const focusHere = useCallback(() => onFocus(start), [onFocus, start]);
  if (!isDrawn) return <li ref={place} aria-hidden="true" style={{ height: `${(end - start) * rowHeight}rem` }} />;
  if (length > rows) {
    const part = length / parts;
    const starts = Array.from({ length: Math.ceil((end - start) / part) }, (_, index) => start + index * part);
    return starts.map((at) => (
      // The first rows persist across versions; others remount.
      <ListStretch {...props} key={at === 0 ? "first" : `${at} ${version}`} start={at} length={part} />
    ));
  }
  const isMeasured = entries.length <= maxMeasuredRows || start < rows;
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

/** The number of list entries to draw: it grows step by step up to `length` while the page stays responsive. */
function useGrowingCount(length: number): number {
  const [count, setCount] = useState(rows);
  const isWhole = count >= length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setCount((drawn) => drawn + step)));
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  return Math.min(count, length);
}

/**
 * Whether to draw a part of a long list: now, or when its place nears the viewport. A drawn part stays drawn.
 * @param waits whether nearness counts; otherwise only `now` does
 */
function useDrawnWhenNear(now: boolean, waits: boolean) {
  const [isDrawn, setIsDrawn] = useState(now);
  if (now && !isDrawn) setIsDrawn(true);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isDrawn || !waits || !place.current) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some((change) => change.isIntersecting)) startTransition(() => setIsDrawn(true));
      },
      { rootMargin: nearness },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDrawn, waits]);
  return { isDrawn, place };
}
