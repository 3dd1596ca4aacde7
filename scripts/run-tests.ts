// Run by test.mjs: every check of the project, or with `--changed` those that a change touches.
import { changedParts } from "./testing/changed-parts";
import { everyPart } from "./testing/every-part";
import { leaveOutEnvFile } from "./testing/leave-out-env-file";
import { runParts } from "./testing/run-parts";

const isChangeOnly = process.argv.includes("--changed");

leaveOutEnvFile();
const { passed, failed } = await runParts(isChangeOnly ? await changedParts() : await everyPart());
// A change may touch nothing; a whole run without a test has tested nothing.
process.exitCode = failed === 0 && (passed > 0 || isChangeOnly) ? 0 : 1;
