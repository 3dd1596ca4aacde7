// `npm run build`: writes the deployable export to out/, which is what goes under /app/ on the host, and to deploy/ what the
// host has to be told of it.
import nextEnv from "@next/env";
import { exportHash, recordExport } from "./prepare.mjs";
import { runAll } from "./run.mjs";

const hash = exportHash();
// A build that stops halfway leaves an export of nothing known.
recordExport("unfinished");

// Settings may also stand in .env files, which Next reads by itself: here for the steps after it.
nextEnv.loadEnvConfig(process.cwd());

await runAll([
  ["Checking the settings", "node", ["--import", "tsx", "scripts/brand.ts", "--check"]],
  ["Preparing the icons", "node", ["--import", "tsx", "scripts/build-icons.ts"]],
  ["Building the export", "node", ["node_modules/next/dist/bin/next", "build"]],
  ["Leaving out routes", "node", ["--import", "tsx", "scripts/routes-off/remove-routes-off.ts"]],
  ["Preparing the pages", "node", ["--import", "tsx", "scripts/pages.ts"]],
  ["Writing the host files", "node", ["--import", "tsx", "scripts/deploy/write-host-files.ts"]],
  [
    "Building the service worker",
    "node",
    ["--import", "tsx", "node_modules/@serwist/cli/cli.js", "build", "serwist.config.ts"],
  ],
]);

recordExport(hash);
