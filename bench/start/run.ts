// The start of the card against two references: `node --import tsx bench/start/run.ts [rounds]`. Prints a table, and writes
// the raw figures to test-results/bench-start.json.
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserFlags, findWholeBrowser } from "@/scripts/testing/browser";
import { round } from "./round";
import { serveSubjects, subjectNames, type Subject } from "./subjects";
import { tableOfStarts, type Runs } from "./table-of-starts";

const rounds = Number(process.argv[2] ?? 9);
const memberName = "Maija Mallikas";

const { origins, close } = await serveSubjects();
const browser = await chromium.launch({ executablePath: findWholeBrowser() ?? undefined, args: browserFlags });
const runs: Runs = { limit: [], floor: [], app: [], other: [] };
for (let done = 0; done < rounds; done += 1) {
  // Interleaved, with the order rotated each round: other load on the machine affects all subjects.
  const order = subjectNames.map((_, index) => subjectNames[(index + done) % subjectNames.length] as Subject);
  for (const subject of order) runs[subject].push(await round(browser, origins[subject], memberName));
  process.stderr.write(`\r  round ${done + 1} of ${rounds}`);
}
process.stderr.write("\n");
await browser.close();
await close();

mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/bench-start.json", JSON.stringify(runs));
console.log(tableOfStarts(runs));
