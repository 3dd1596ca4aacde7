// `npm test`: every check of the project (run-tests.ts), from a fresh clone.
// Runs before the packages are installed: no TypeScript, and nothing from node_modules.
import { checkNode, installPackages } from "./prepare.mjs";
import { run } from "./run.mjs";

checkNode();
await installPackages();
process.exitCode = await run(process.execPath, ["--import", "tsx", "scripts/run-tests.ts"]);
