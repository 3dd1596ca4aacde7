import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const file = "node_modules/.cache/jasensovellus/test-seconds.json";

/** How long each part of the tests takes, by title. */
type KnownSeconds = Record<string, number | undefined>;

/** On a machine with two processors; for parts that have not passed on this machine yet. */
const typicalSeconds: KnownSeconds = {
  "Browser tests": 650,
  "Unit tests": 120,
  "Browser tests in WebKit and Firefox": 85,
  Build: 45,
  Types: 30,
  "Host files in real web servers": 45,
  Format: 25,
  Lint: 15,
  "Texts that a page translation breaks": 14,
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
