// @ts-check
// `npm start`: installs, builds and serves the app together with the mock association server.
// Runs before the packages are installed: no TypeScript, and nothing from node_modules.
import { choosePort } from "./choose-port.mjs";
import { buildExport, checkFolder, checkNode, installPackages, stop } from "./prepare.mjs";
import { run } from "./run.mjs";

checkNode();
checkFolder();
const port = await choosePort("npm start");
await installPackages();
if ((await buildExport()) !== 0) stop("The app could not be built: see the error above.");
process.exitCode = await run(process.execPath, ["--import", "tsx", "scripts/serve.ts"], { PORT: String(port) });
