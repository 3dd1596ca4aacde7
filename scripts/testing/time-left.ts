/**
 * Seconds until the last stage ends; NaN if a part's seconds are unknown.
 * @param stages the remaining seconds of each part. Stages run in sequence, the lanes of a stage in parallel, the parts of a lane
 * in sequence
 */
export function secondsLeft(stages: number[][][]): number {
  const longestLane = (lanes: number[][]) => Math.max(0, ...lanes.map(sum));
  return sum(stages.map(longestLane));
}

/** "about 3 min left", from seconds. */
export function describeTimeLeft(seconds: number): string {
  if (Number.isNaN(seconds)) return "time left unknown";
  return seconds < 60 ? "less than 1 min left" : `about ${Math.round(seconds / 60)} min left`;
}

export interface TimedPart {
  title: string;
  seconds: number;
  /** Number of tests. */
  count: number;
}

/** A table of the parts, the longest first. `seconds` is the total time: lanes run in parallel, so it is below the sum. */
export function timeTable(parts: TimedPart[], seconds: number): string {
  const all = { title: "All", seconds, count: sum(parts.map((part) => part.count)) };
  const line = (title: string, ...columns: (number | string)[]) =>
    `  ${title.padEnd(42)}${columns.map((column) => String(column).padStart(9)).join("")}\n`;
  const sorted = parts.toSorted((a, b) => b.seconds - a.seconds);
  const rows = [...sorted, all].map((part) => line(part.title, Math.round(part.seconds), part.count));
  return line("Where the time went", "seconds", "tests") + rows.join("");
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}
