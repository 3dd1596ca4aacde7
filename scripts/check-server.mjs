// `npm run check-server -- <address>`: what the app makes of an association's server. See docs/server-contract.md.
import { loadEnvFiles } from "./load-env-files.mjs";
import { openAppPage } from "./check-server/app-page.mjs";
import { help } from "./check-server/help.ts";

loadEnvFiles();
// Only now: the languages of the app are a setting too.
const { readOptions } = await import("./check-server/read-options.ts");
const options = readOptions(process.argv.slice(2));

if (options === "help") console.log(help);
else if ("problem" in options) {
  console.error(`${options.problem}\n--help says how to ask.`);
  process.exitCode = 2;
} else await check(options);

async function check(asked) {
  process.env.NEXT_PUBLIC_API_BASE = asked.base;
  openAppPage(`${asked.origin}/app/`);
  // Only now: the app reads its settings and its page when it is loaded.
  const { checkServer } = await import("./check-server/check-server.ts");
  const { printReport } = await import("./check-server/print-report.ts");
  const { exitCodeOf } = await import("./check-server/report.ts");
  // Beside the report, which another program may read.
  const report = await checkServer(asked, (call) => console.error(`Asking ${call} ...`));
  const useColor = process.stdout.isTTY && !process.env.NO_COLOR;
  console.log(asked.json ? JSON.stringify(report, null, 2) : printReport(report, useColor));
  process.exitCode = exitCodeOf(report);
}
