// `npm run build`: writes the deployable export to out/, which is what goes under /app/ on the host.
import { runAll } from "./run.mjs";

await runAll([
  ["Preparing the icons", "node", ["--import", "tsx", "scripts/build-icons.mjs"]],
  ["Building the export", "node", ["node_modules/next/dist/bin/next", "build"]],
  ["Building the service worker", "node", ["node_modules/@serwist/cli/cli.js", "build", "serwist.config.mjs"]],
]);
