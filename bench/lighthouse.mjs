// Lighthouse for a signed-in member's card, next to both references: `node --import tsx bench/lighthouse.mjs [runs]`.
import { readFileSync, existsSync, mkdtempSync } from "node:fs";
import { spawnSync } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { browserFlags, findWholeBrowser } from "../scripts/testing/browser.ts";
import { run } from "../scripts/run.mjs";
import { markdownTable } from "./markdown-table.ts";
import { median } from "./median.ts";
import { serveSubjects, subjects } from "./start/subjects.ts";

const runs = Number(process.argv[2] ?? 3);
const folder = path.resolve("bench/lighthouse");
const cli = path.join(folder, "node_modules/lighthouse/cli/index.js");

// Installed on demand: it brings more packages than the app has.
if (!existsSync(cli)) {
  const install = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (install.status !== 0) throw new Error("Lighthouse could not be installed.");
}

const { origins, close } = await serveSubjects();
const file = path.join(mkdtempSync(path.join(os.tmpdir(), "lighthouse-")), "report.json");
const reports = Object.fromEntries(Object.keys(origins).map((subject) => [subject, []]));
for (let done = 0; done < runs; done += 1)
  for (const [subject, origin] of Object.entries(origins)) reports[subject].push(await reportOn(origin));
await close();

const scores = Object.entries(reports.app[0].categories).map(([id, { title }]) => [
  title,
  (report) => 100 * report.categories[id].score,
]);
const figures = [...scores, ["blocking, ms", (report) => report.audits["total-blocking-time"].numericValue]];
const rows = Object.entries(reports).map(([subject, all]) => [
  subjects[subject].name,
  ...figures.map(([, of]) => median(all.map(of)).toFixed(0)),
]);
console.log(markdownTable(["", ...figures.map(([title]) => title)], rows));
const failed = Object.values(reports.app[0].audits).filter(
  ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative",
);
console.log("\nWhat it says of the app:");
for (const { title, displayValue } of failed) console.log(`- ${title}${displayValue ? `: ${displayValue}` : ""}`);

async function reportOn(origin) {
  const signIn = await fetch(`${origin}/mock/set?persona=ordinary&then=/mock/landed`, { redirect: "manual" });
  const [cookie] = (signIn.headers.get("set-cookie") ?? "").split(";");
  const options = [
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    `--chrome-flags=--headless=new ${browserFlags.join(" ")}`,
  ];
  const code = await run(process.execPath, [cli, `${origin}/app/`, ...options], { CHROME_PATH: findWholeBrowser() });
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return JSON.parse(readFileSync(file, "utf8"));
}
