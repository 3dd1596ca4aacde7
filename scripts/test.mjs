// @ts-check
// `npm test`: every check of the project (run-tests.ts), from a fresh clone. `npm test -- --changed` runs what a change touches.
// Runs before the packages are installed: no TypeScript, and nothing from node_modules.
import { checkFolder, checkNode, installPackages, stop } from "./prepare.mjs";
import { run } from "./run.mjs";

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg !== "--changed");
if (unknown.length > 0)
  stop(
    `npm test does not know ${unknown.join(" ")}: it takes --changed or nothing. For single tests: npm run unit -- <file>, npm run e2e -- <file>.`,
  );

checkNode();
checkFolder();
await installPackages();
process.exitCode = await run(process.execPath, ["--import", "tsx", "scripts/run-tests.ts", ...args]);
