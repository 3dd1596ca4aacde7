// Lighthouse for the card of a signed-in member, as often as asked: `node --import tsx bench/lighthouse.mjs [runs]`.
import { readFileSync, existsSync, mkdtempSync } from "node:fs";
import { spawnSync } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { startMockServer } from "../e2e/mock-server/server.ts";
import { browserFlags, findWholeBrowser } from "../scripts/browser.mjs";
import { run } from "../scripts/run.mjs";
import { markdownTable } from "./markdown-table.ts";
import { median } from "./median.ts";

const runs = Number(process.argv[2] ?? 3);
const folder = path.resolve("bench/lighthouse");
const cli = path.join(folder, "node_modules/lighthouse/cli/index.js");

// It brings more packages than the app has: only who asks for it installs it.
if (!existsSync(cli)) {
  const install = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (install.status !== 0) process.exit(1);
}

const { url, close } = await startMockServer({ port: 0, outDir: path.resolve("out") });
const signIn = await fetch(`${url}/mock/set?persona=ordinary&then=/mock/landed`, { redirect: "manual" });
const [cookie] = (signIn.headers.get("set-cookie") ?? "").split(";");
const file = path.join(mkdtempSync(path.join(os.tmpdir(), "lighthouse-")), "report.json");

const reports = [];
for (let done = 0; done < runs; done += 1) {
  const code = await run(
    process.execPath,
    [
      cli,
      `${url}/app/`,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
      `--chrome-flags=--headless=new ${browserFlags.join(" ")}`,
    ],
    { CHROME_PATH: findWholeBrowser() },
  );
  if (code !== 0) process.exit(code);
  reports.push(JSON.parse(readFileSync(file, "utf8")));
}
await close();

const categories = Object.values(reports[0].categories);
const rows = categories.map(({ id, title }) => {
  const scores = reports.map((report) => 100 * report.categories[id].score);
  return [title, median(scores).toFixed(0), scores.map((score) => score.toFixed(0)).join(", ")];
});
console.log(markdownTable(["", "median", "each run"], rows));
const failed = Object.values(reports[0].audits).filter(
  ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative",
);
for (const { title, displayValue } of failed) console.log(`- ${title}${displayValue ? `: ${displayValue}` : ""}`);
