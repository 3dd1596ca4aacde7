// `npm run bench [-- start growth lighthouse]`: all measurements, or the named ones. docs/performance.md describes
// each. They need the export in out/ (`npm run build`) and an otherwise idle machine.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stop } from "@/scripts/prepare.mjs";
import { run } from "@/scripts/run.mjs";

const node = process.execPath;
const parts: Record<string, () => Promise<number>> = {
  start: () => run(node, ["--import", "tsx", "bench/start/run.ts"]),
  growth: () => run(node, ["--import", "tsx", "bench/growth.ts"]),
  lighthouse: () => run(node, ["--import", "tsx", "bench/lighthouse.ts"]),
};

if (!existsSync("out/index.html")) stop("There is nothing to measure: run `npm run build` first.");
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
if (unknown !== undefined) stop(`There is no measurement "${unknown}": ${Object.keys(parts).join(", ")}.`);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
if (isAsked("start") || isAsked("lighthouse")) buildFloor();
for (const [name, measure] of Object.entries(parts)) {
  if (!isAsked(name)) continue;
  console.log(`\n› ${name}`);
  if ((await measure()) !== 0) process.exitCode = 1;
}

/** Builds the second reference, a small app in its own folder, with the style sheet of the first. */
function buildFloor(): void {
  const cwd = path.resolve("bench/references/floor");
  if (existsSync(path.join(cwd, "out/index.html"))) return;
  console.log("\n› Building the reference");
  const [, styles] =
    /<style>(.*)<\/style>/s.exec(readFileSync("bench/references/hand-written/index.html", "utf8")) ?? [];
  if (styles === undefined) throw new Error("The hand-written page has no style sheet.");
  writeFileSync(path.join(cwd, "app/page.css"), styles);
  const next = path.resolve("node_modules/next/dist/bin/next");
  const { status } = spawnSync(node, [next, "build"], { cwd, stdio: "inherit" });
  if (status !== 0) throw new Error("The reference could not be built.");
}
