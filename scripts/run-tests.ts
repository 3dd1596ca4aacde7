// Run by test.mjs: every check of the project, with one closing line "N passed, N failed".
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { engines, ensureEngine } from "./testing/engines";
import { ensureBrowser } from "./testing/ensure-browser";
import { ensureHosts } from "./testing/hosts";
import { leaveOutEnvFile } from "./testing/leave-out-env-file";
import { buildExport, freePort } from "./prepare.mjs";
import { run, runInto } from "./run.mjs";

leaveOutEnvFile();
const browser = await ensureBrowser();

const counts = mkdtempSync(path.join(os.tmpdir(), "test-counts-"));
const node = process.execPath;
const bin = (name: string) => `node_modules/${name}`;
const isBuilt = () => existsSync("out/index.html");
type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<number>;
let passed = 0;
let failed = 0;

/**
 * A check that passes or fails as a whole counts as one test. What it writes comes when it has ended, for others run
 * beside it.
 */
async function check(title: string, runIt: (runCommand: Run) => Promise<number>): Promise<void> {
  const printed: Buffer[] = [];
  const code = await runIt((...command) => runInto(printed, ...command));
  process.stdout.write(`\n› ${title}\n${Buffer.concat(printed).toString()}`);
  if (code === 0) passed += 1;
  else failed += 1;
}

/** A test run counts its own tests; one that ends without a count has failed. */
async function suite(title: string, name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  console.log(`\n› ${title}`);
  const file = path.join(counts, `${name}.json`);
  const code = await run(node, args, { ...env, TEST_COUNT_FILE: file });
  const count = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { passed: number; failed: number })
    : { passed: 0, failed: 0 };
  passed += count.passed;
  failed += code !== 0 && count.failed === 0 ? 1 : count.failed;
}

/** Steps one after the other, beside those of another lane: most of them use one processor alone. */
async function lane(...steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}

const nodeCheck =
  (title: string, ...args: string[]) =>
  () =>
    check(title, (runCommand) => runCommand(node, args));

await Promise.all([
  lane(
    nodeCheck("Icons", "--import", "tsx", "scripts/build-icons.ts"),
    () => check("Build", buildExport),
    nodeCheck("Types", bin("typescript/bin/tsc"), "--noEmit"),
    nodeCheck("Unused code and dependencies", bin("knip/bin/knip.js")),
    async () => {
      if (isBuilt()) await nodeCheck("Size", "--import", "tsx", "scripts/size.ts")();
    },
    nodeCheck("Format", bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."),
  ),
  lane(
    nodeCheck("Licences", "--import", "tsx", "scripts/licences.ts", "--check"),
    nodeCheck("Server contract", "--import", "tsx", "tools/server-contract/openapi.ts", "--check"),
    nodeCheck("Lint", bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"),
  ),
]);
await suite("Unit tests", "jest", [bin("jest/bin/jest.js")]);
if (isBuilt()) {
  const port = await freePort();
  await suite(
    "Browser tests",
    "playwright",
    [bin("@playwright/test/cli.js"), "test", "-c", "e2e/playwright.config.ts"],
    { CHROMIUM_PATH: browser, E2E_PORT: String(port) },
  );
  // Those that are there are tried; what is missing counts as a failure where nothing may be missing.
  if (!(await ensureHosts()) && process.env.CI) failed += 1;
  await suite(
    "Host files in real web servers",
    "hosts",
    [bin("@playwright/test/cli.js"), "test", "-c", "e2e/hosts/playwright.config.ts"],
    { CHROMIUM_PATH: browser },
  );
  const found: string[] = [];
  for (const engine of Object.values(engines)) {
    if (await ensureEngine(engine)) found.push(engine.title);
    else if (process.env.CI) failed += 1;
  }
  if (found.length > 0) {
    await suite(`Browser tests in ${found.join(" and ")}`, "engines", [
      bin("@playwright/test/cli.js"),
      "test",
      "-c",
      "e2e/engines/playwright.config.ts",
    ]);
  }
} else {
  failed += 1;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
