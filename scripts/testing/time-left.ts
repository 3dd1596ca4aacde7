import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const file = "node_modules/.cache/jasensovellus/test-seconds.json";

/** How long each part of the tests takes, by title. */
export type KnownSeconds = Record<string, number | undefined>;

/** On a machine with two processors; for parts that have not passed on this machine yet. */
const typicalSeconds: KnownSeconds = {
  "Browser tests": 1300,
  "Unit tests": 180,
  Lint: 130,
  "Browser tests in WebKit and Firefox": 130,
  Build: 50,
  Types: 40,
  "Host files in real web servers": 45,
  Format: 30,
  "Unused code and dependencies": 8,
  "Server contract": 5,
  Size: 5,
  Licences: 2,
  Icons: 2,
};

/** The seconds of each part when it last passed on this machine, else the typical ones. */
export function readKnownSeconds(): KnownSeconds {
  const measured = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as KnownSeconds) : {};
  return { ...typicalSeconds, ...measured };
}

export function keepKnownSeconds(known: KnownSeconds): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(known));
}

/**
 * Seconds until the last stage ends, NaN when a part has no known time.
 * @param stages stages run one after the other, the lanes of a stage side by side, the parts of a lane one after the other
 * @param left seconds that a part still takes
 */
export function secondsLeft<Part>(stages: Part[][][], left: (part: Part) => number): number {
  const sum = (seconds: number[]) => seconds.reduce((total, next) => total + next, 0);
  return sum(stages.map((lanes) => Math.max(0, ...lanes.map((parts) => sum(parts.map(left))))));
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

/** A table of the parts, the longest first. `seconds` is the time of all, which is shorter than the sum of lanes. */
export function timeTable(parts: TimedPart[], seconds: number): string {
  const all = { title: "All", seconds, count: parts.reduce((sum, part) => sum + part.count, 0) };
  const line = (title: string, ...columns: (number | string)[]) =>
    `  ${title.padEnd(42)}${columns.map((column) => String(column).padStart(9)).join("")}\n`;
  const sorted = parts.toSorted((a, b) => b.seconds - a.seconds);
  const rows = [...sorted, all].map((part) => line(part.title, Math.round(part.seconds), part.count));
  return line("Where the time went", "seconds", "tests") + rows.join("");
}
