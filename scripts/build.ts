// `npm run build`: writes the deployable export, the content of /app/ on the host, to out/, and the host's configuration to
// deploy/.
import { loadEnvFiles } from "./load-env-files";
import { checkFolder, exportHash, recordExport } from "./prepare.mjs";
import { runAll } from "./run.mjs";

checkFolder();
const hash = exportHash();
// If this build stops halfway, the export in out/ counts as outdated.
recordExport("unfinished");

// Next reads .env files by itself. The later steps need them too.
loadEnvFiles();

await runAll([
  ["Checking the settings", "node", ["--import", "tsx", "scripts/brand.ts", "--check"]],
  ["Preparing the icons", "node", ["--import", "tsx", "scripts/build-icons.ts"]],
  ["Building the export", "node", ["node_modules/next/dist/bin/next", "build"]],
  ["Preparing the pages", "node", ["--import", "tsx", "scripts/pages.ts"]],
  ["Writing the host files", "node", ["--import", "tsx", "scripts/deploy/write-host-files.ts"]],
  [
    "Building the service worker",
    "node",
    ["--import", "tsx", "node_modules/@serwist/cli/cli.js", "build", "serwist.config.ts"],
  ],
]);

recordExport(hash);
