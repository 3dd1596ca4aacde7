// @ts-check
// `npm run dev`: the development server on port 3000, with the mock association server behind it.
// Runs before the packages are installed: no TypeScript, and nothing from node_modules.
import { choosePort } from "./choose-port.mjs";
import { checkFolder, checkNode, freePort, installPackages } from "./prepare.mjs";
import { run, runAll } from "./run.mjs";

checkNode();
checkFolder();
const port = await choosePort("npm run dev");
await installPackages();
await runAll([
  ["Checking the settings", process.execPath, ["--import", "tsx", "scripts/brand.ts", "--check"]],
  ["Preparing the icons", process.execPath, ["--import", "tsx", "scripts/build-icons.ts"]],
]);

const mockPort = await freePort();
const mockServer = `http://localhost:${mockPort}`;
const mockServerArgs = ["--watch", "--watch-preserve-output", "--import", "tsx", "e2e/mock-server/main.ts"];
const mock = run(process.execPath, mockServerArgs, { PORT: String(mockPort), OUT_DIR: "" });
console.log(
  `\nThe app: http://localhost:${port}/app/   Sign in: http://localhost:${port}/login   Scenarios: http://localhost:${port}/mock`,
);
const next = run(process.execPath, ["node_modules/next/dist/bin/next", "dev", "-p", String(port)], {
  MOCK_SERVER_URL: mockServer,
});
process.exitCode = await Promise.race([mock, next]);
process.exit();
