import { type Key, startTransition, useEffect, useRef, useState } from "react";
import type { Elements } from "./elements";

interface LongListProps<Entry> {
  entries: readonly Entry[];
  /** Renders one row. A stable function lets existing rows skip rendering. */
  renderRow: (entry: Entry) => Elements;
  /** Defaults to the index. */
  keyOf?: (entry: Entry) => Key;
  rowClass?: string;
  /** Approximate row height in rem, for rows that are not drawn. */
  rowHeight: number;
  /** Up to this length the whole list is drawn step by step, so that the browser can search and print it. Default 2,000. */
  wholeUpTo?: number;
  /** Of a list that is drawn in part: a change, such as another search text, scrolls back to the top. */
  version?: string;
}

/** Rows in the shortest stretch, about a tablet's screen. The first render draws as many. */
const rows = 16;
/** The number of shorter stretches into which a stretch splits. */
const parts = 8;
/** Rows that a whole list adds at a time. */
const step = 120;
/** More than a phone's screen. */
const nearness = "1000px 0px";
/** Up to this count, rows have their real height at once: Back restores the position. */
const maxMeasuredRows = 200;

/** The rows of a list, one `<li>` each. Of thousands, only those near the viewport are drawn. */
export function LongList<Entry>(list: LongListProps<Entry>) {
  const { entries, wholeUpTo = 2000 } = list;
  return entries.length <= wholeUpTo ? <WholeList {...list} /> : <PartialList {...list} />;
}

/** Draws further rows step by step, while the page stays responsive. */
function WholeList<Entry>(list: LongListProps<Entry>) {
  const { length } = list.entries;
  const [count, setCount] = useState(rows);
  const isWhole = count >= length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setCount((drawn) => drawn + step)));
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  return (
    <>
      <Rows {...list} start={0} end={count} />
      {isWhole ? null : <li aria-hidden="true" style={{ height: `${(length - count) * list.rowHeight}rem` }} />}
    </>
  );
}

function PartialList<Entry>(list: LongListProps<Entry>) {
  const [focused, setFocused] = useState<number | null>(null);
  return <Stretch {...list} start={0} length={stretchOf(list.entries.length)} focused={focused} onFocus={setFocused} />;
}

/** The length of a single stretch that holds the whole list. */
function stretchOf(count: number): number {
  return count <= rows ? rows : parts * stretchOf(count / parts);
}

interface StretchProps<Entry> extends LongListProps<Entry> {
  /** The stretch shows `length` entries from `start`. */
  start: number;
  length: number;
  /** Start of the shortest stretch that holds or held the focus. */
  focused: number | null;
  onFocus: (start: number) => void;
}

/**
 * Some rows, or a placeholder of about their height while far from the viewport. A long stretch splits into shorter
 * ones when it comes near, so a list of thousands has a few dozen placeholders.
 */
function Stretch<Entry>(stretch: StretchProps<Entry>) {
  const { entries, rowHeight, version = "", start, length, focused, onFocus } = stretch;
  const end = Math.min(start + length, entries.length);
  // The next key may move the focus to a neighbour before that is near the viewport.
  const isBesideFocus = focused !== null && start < focused + 2 * rows && end > focused - rows;
  const { isDrawn, place } = useDrawnWhenNear(start === 0 || isBesideFocus);
  if (!isDrawn) return <li ref={place} aria-hidden="true" style={{ height: `${(end - start) * rowHeight}rem` }} />;
  if (length === rows) return <Rows {...stretch} end={end} isPartial onFocus={() => onFocus(start)} />;
  const part = length / parts;
  const starts = Array.from({ length: Math.ceil((end - start) / part) }, (_, index) => start + index * part);
  return starts.map((at) => (
    // The first rows persist across versions; others remount.
    <Stretch {...stretch} key={at === 0 ? "first" : `${at} ${version}`} start={at} length={part} />
  ));
}

/** Whether to draw a stretch: now, or when its place nears the viewport. A drawn stretch stays drawn. */
function useDrawnWhenNear(now: boolean) {
  const [isDrawn, setIsDrawn] = useState(now);
  if (now && !isDrawn) setIsDrawn(true);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isDrawn || !place.current) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some((change) => change.isIntersecting)) startTransition(() => setIsDrawn(true));
      },
      { rootMargin: nearness },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDrawn]);
  return { isDrawn, place };
}

interface RowsProps<Entry> extends LongListProps<Entry> {
  start: number;
  end: number;
  /** Screen readers hear the length of a list that is drawn in part. */
  isPartial?: boolean;
  onFocus?: () => void;
}

function Rows<Entry>({ entries, renderRow, keyOf, rowClass, rowHeight, ...shown }: RowsProps<Entry>) {
  const { start, end, isPartial = false, onFocus } = shown;
  return entries.slice(start, end).map((entry, offset) => {
    const index = start + offset;
    const isMeasured = entries.length <= maxMeasuredRows || index < rows;
    return (
      <li
        key={keyOf?.(entry) ?? index}
        onFocusCapture={onFocus}
        aria-setsize={isPartial ? entries.length : undefined}
        aria-posinset={isPartial ? index + 1 : undefined}
        className={isMeasured ? rowClass : `[content-visibility:auto] ${rowClass ?? ""}`}
        style={isMeasured ? undefined : { containIntrinsicSize: `auto ${rowHeight}rem` }}
      >
        {renderRow(entry)}
      </li>
    );
  });
}
