import { median } from "../median";
import { markdownTable } from "../markdown-table";
import type { Figures, Way } from "./round";
import { subjectNames, subjects, type Subject } from "./subjects";

/** The rounds of each subject. */
export type Runs = Record<Subject, Record<Way, Figures[] | null>[]>;

const ways: Record<Way, string> = {
  cold: "First visit",
  repeat: "Later visit",
  offline: "Without a network",
};

const columns = {
  "name shown, ms": ({ card }) => card,
  "code shown after a tap, ms": ({ codeAfterTap }) => codeAfterTap ?? Number.NaN,
  "answers, ms": ({ answers }) => answers,
  "FCP, ms": ({ fcp }) => fcp,
  "LCP, ms": ({ lcp }) => lcp,
  "blocking, ms": ({ blocking }) => blocking,
  "longest task, ms": ({ longestTask }) => longestTask,
  "kB until the name": ({ bytesToCard }) => bytesToCard / 1000,
  "kB in all": ({ bytes }) => bytes / 1000,
  CLS: ({ cls }) => cls,
} satisfies Record<string, (figures: Figures) => number>;

/** A table for each start type: medians, and in brackets the ratio to the limit's time until the name shows. */
export function tableOfStarts(runs: Runs): string {
  return (Object.keys(ways) as Way[])
    .map((way) => {
      const rows = subjectNames.map((subject) => rowOf(runs, way, subject));
      return `${ways[way]}\n\n${markdownTable(["", "times the limit", ...Object.keys(columns)], rows)}`;
    })
    .join("\n\n");
}

function rowOf(runs: Runs, way: Way, subject: Subject): string[] {
  const figures = runs[subject].map((run) => run[way]);
  const good = figures.flatMap((each) => each ?? []);
  if (figures.includes(null)) return [subjects[subject].name, "fails", ...Object.keys(columns).map(() => "")];
  const cells = Object.entries(columns).map(([name, read]) => shown(median(good.map(read)), name));
  return [subjects[subject].name, medianRatio(runs, way, subject).toFixed(2), ...cells];
}

/** The median of the ratios in each round, so that a slow moment of the machine affects both sides. */
function medianRatio(runs: Runs, way: Way, subject: Subject): number {
  const shownAfter = (visits: Figures[] | null | undefined) => median((visits ?? []).map(({ card }) => card));
  return median(runs[subject].map((run, index) => shownAfter(run[way]) / shownAfter(runs.limit[index]?.[way])));
}

function shown(value: number, column: string): string {
  if (Number.isNaN(value)) return "";
  if (column === "CLS") return value.toFixed(3);
  return column.startsWith("kB") ? value.toFixed(1) : value.toFixed(0);
}
