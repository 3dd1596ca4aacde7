// Lighthouse for a signed-in member's card, next to both references: `node --import tsx bench/lighthouse.ts [runs]`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { browserFlags, findWholeBrowser } from "@/scripts/testing/browser";
import { run } from "@/scripts/run.mjs";
import { markdownTable } from "./markdown-table";
import { median } from "./median";
import { serveSubjects, subjectNames, subjects, type Subject } from "./start/subjects";

/** The used part of Lighthouse's report. A score is between 0 and 1. */
interface Report {
  categories: Record<string, { title: string; score: number }>;
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string; numericValue?: number }
  >;
}

const runs = Number(process.argv[2] ?? 3);
const folder = path.resolve("bench/lighthouse");
const cli = path.join(folder, "node_modules/lighthouse/cli/index.js");

// Installed on demand, because it has more dependencies than the app.
if (!existsSync(cli)) {
  const install = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (install.status !== 0) throw new Error("Lighthouse could not be installed.");
}

const { origins, close } = await serveSubjects();
const file = path.join(mkdtempSync(path.join(os.tmpdir(), "lighthouse-")), "report.json");
const reports: Record<Subject, Report[]> = { limit: [], floor: [], app: [], other: [] };
for (let done = 0; done < runs; done += 1)
  for (const subject of subjectNames) reports[subject].push(await reportOn(origins[subject]));
await close();

const [first] = reports.app;
if (!first) throw new Error("Lighthouse has not run.");
const figures: (readonly [title: string, of: (report: Report) => number])[] = [
  ...Object.entries(first.categories).map(
    ([id, { title }]) => [title, ({ categories }: Report) => 100 * (categories[id]?.score ?? NaN)] as const,
  ),
  ["blocking, ms", ({ audits }) => audits["total-blocking-time"]?.numericValue ?? NaN],
];
const rows = subjectNames.map((subject) => [
  subjects[subject].name,
  ...figures.map(([, of]) => median(reports[subject].map(of)).toFixed(0)),
]);
console.log(markdownTable(["", ...figures.map(([title]) => title)], rows));
const failed = Object.values(first.audits).filter(
  ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative",
);
console.log("\nFindings for the app:");
for (const { title, displayValue } of failed) console.log(`- ${title}${displayValue ? `: ${displayValue}` : ""}`);

async function reportOn(origin: string): Promise<Report> {
  const signIn = await fetch(`${origin}/mock/set?persona=ordinary&then=/mock/landed`, { redirect: "manual" });
  const [cookie = ""] = (signIn.headers.get("set-cookie") ?? "").split(";");
  const options = [
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    `--chrome-flags=--headless=new ${browserFlags.join(" ")}`,
  ];
  const code = await run(process.execPath, [cli, `${origin}/app/`, ...options], {
    CHROME_PATH: findWholeBrowser() ?? "",
  });
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}
