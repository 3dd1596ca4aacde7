// `npm run check-server -- <address>`: checks an association's server as the app reads it. See README.md.
import { loadEnvFiles } from "@/scripts/load-env-files";
import { openAppPage } from "./check-server/app-page";
import { help } from "./check-server/help";
import type { CheckOptions } from "./check-server/read-options";

loadEnvFiles();
// Imported after the environment is loaded, because the app's languages are a setting too.
const { readOptions } = await import("./check-server/read-options");
const options = readOptions(process.argv.slice(2), process.env.NEXT_PUBLIC_API_BASE || undefined);

if (options === "help") console.log(help);
else if ("problem" in options) {
  console.error(`${options.problem}\n--help lists the options.`);
  process.exitCode = 2;
} else await check(options);

async function check(asked: CheckOptions): Promise<void> {
  process.env.NEXT_PUBLIC_API_BASE = asked.base;
  openAppPage(`${asked.origin}/app/`);
  // Imported late, because the app reads its settings and its page when its modules load.
  const { checkServer } = await import("./check-server/check-server");
  const { printReport } = await import("./check-server/print-report");
  const { exitCodeOf } = await import("./check-server/report");
  // Progress goes to stderr: another program may read the report.
  const report = await checkServer(asked, (call) => console.error(`Asking ${call} ...`));
  console.log(asked.json ? JSON.stringify(report, null, 2) : printReport(report, asked.all));
  process.exitCode = exitCodeOf(report);
}
