import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { run } from "../run.mjs";
import { keepKnownSeconds, readKnownSeconds } from "./known-seconds";
import { describeTimeLeft, secondsLeft } from "./time-left";

export interface Count {
  passed: number;
  failed: number;
}

/** One row of the table that `npm test` ends with. */
export interface Part {
  title: string;
  run: () => Promise<Count>;
  /** On a terminal, Jest shows the time left itself. Our lines would mix with it. */
  showsTimeLeft?: boolean;
}

/** Lanes run side by side, the parts of a lane one after the other. */
export type Stage = Part[][];

type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<number>;

const node = process.execPath;
/** The folder for the results that Jest and Playwright write. */
const results = mkdtempSync(path.join(os.tmpdir(), "test-results-"));

export const bin = (name: string) => `node_modules/${name}`;

/**
 * A check that passes or fails as a whole counts as one test. Prints its output at the end, because other checks run in
 * parallel.
 */
export function check(title: string, runIt: (runCommand: Run) => Promise<number>): Part {
  return {
    title,
    run: async () => {
      const printed: Buffer[] = [];
      const code = await runIt((command, args, env) => run(command, args, env, printed));
      process.stdout.write(`\n› ${title}\n${Buffer.concat(printed).toString()}`);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

export function nodeCheck(title: string, ...args: string[]): Part {
  return check(title, (runCommand) => runCommand(node, args));
}

/** For a program in TypeScript. */
export function tsxCheck(title: string, ...args: string[]): Part {
  return nodeCheck(title, "--import", "tsx", ...args);
}

export function jestSuite(title: string, ...args: string[]): Part {
  const file = path.join(results, `${title}.json`);
  return {
    title,
    showsTimeLeft: true,
    run: async () => {
      const code = await run(node, [bin("jest/bin/jest.js"), "--json", `--outputFile=${file}`, ...args]);
      const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = readResults(file);
      return countOf(code, numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
    },
  };
}

/** @param name of the run, unique among the parts */
export async function playwrightSuite(name: string, args: string[], env: Record<string, string> = {}): Promise<Count> {
  const file = path.join(results, `${name}.json`);
  // Playwright would move the cursor on a terminal, over the lines about the time left.
  const ownEnv = { PLAYWRIGHT_FORCE_TTY: "0", PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await run(node, [bin("@playwright/test/cli.js"), "test", ...args], { ...ownEnv, ...env });
  const { expected = 0, unexpected = 0, flaky = 0 } = readResults(file).stats ?? {};
  return countOf(code, expected, unexpected + flaky);
}

/** The counts in the results of Jest, and those of Playwright. */
interface Results {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  stats?: { expected?: number; unexpected?: number; flaky?: number };
}

function readResults(file: string): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : {};
}

/** A run that fails without a failed test, or without results, counts as one failure. */
function countOf(code: number, passed: number, failed: number): Count {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Runs the stages one after the other. Prints what starts and the time left, at the end the time of each part, and as the last
 * line "N passed, N failed".
 */
export async function runParts(stages: Stage[]): Promise<Count> {
  const known = readKnownSeconds();
  const start = performance.now();
  const started = new Map<Part, number>();
  const ended = new Map<Part, { seconds: number; tests: number }>();
  const total = { passed: 0, failed: 0 };

  const left = (part: Part) => {
    if (ended.has(part)) return 0;
    const elapsed = secondsSince(started.get(part) ?? performance.now());
    return Math.max(0, (known[part.title] ?? NaN) - elapsed);
  };
  const timeLeft = () => describeTimeLeft(secondsLeft(stages.map((lanes) => lanes.map((parts) => parts.map(left)))));

  const perform = async (part: Part) => {
    const { title } = part;
    console.log(`\n› ${title} starts, ${timeLeft()}`);
    const startedAt = performance.now();
    started.set(part, startedAt);
    const clock = setInterval(() => {
      if (!(part.showsTimeLeft && process.stdout.isTTY)) console.log(`› ${title}: ${timeLeft()}`);
    }, 60_000);
    const { passed, failed } = await part.run();
    clearInterval(clock);
    const seconds = Math.round(secondsSince(startedAt));
    ended.set(part, { seconds, tests: passed + failed });
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) return;
    known[title] = seconds;
    keepKnownSeconds(known);
  };

  for (const lanes of stages)
    await Promise.all(
      lanes.map(async (parts) => {
        for (const part of parts) await perform(part);
      }),
    );
  rmSync(results, { recursive: true });
  const rows = [...ended].sort(([, one], [, other]) => other.seconds - one.seconds);
  // Stages have lanes, so all takes less than the sum.
  const all = { seconds: Math.round(secondsSince(start)), tests: total.passed + total.failed };
  console.log("\nWhere the time went");
  console.table(Object.fromEntries([...rows.map(([{ title }, row]) => [title, row]), ["All", all]]));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total;
}

function secondsSince(time: number): number {
  return (performance.now() - time) / 1000;
}
