// The main flows in another engine, against the export in out/: `node --import tsx e2e/engines/run.ts firefox`; with part
// of a sentence after it, only the tests whose names hold it.
import assert from "node:assert/strict";
import path from "node:path";
import CountReporter from "@/scripts/testing/count-reporter.mjs";
import { startMockServer } from "@/e2e/mock-server/server";
import { BrowserWindow } from "./browser-window";
import { startFirefox } from "./start-firefox";
import { startWebkit } from "./start-webkit";
import { tests } from "./tests";
import { Visit, type Flows } from "./visit";
import { makeWatchedSite } from "./watched-site";

const engines = { webkit: startWebkit, firefox: startFirefox };

const [, , name = "", wanted = ""] = process.argv;
const start = engines[name as keyof typeof engines];
if (!start) throw new Error(`Please name an engine: ${Object.keys(engines).join(" or ")}.`);

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
const site = await makeWatchedSite(path.resolve(process.env.OUT_DIR ?? "out"));
const engine = await start();
const counts = new CountReporter();
for (const [sentence, test] of Object.entries(tests).filter(([sentence]) => sentence.includes(wanted))) {
  const began = Date.now();
  const problem = await failureOf(test);
  if (problem === undefined) counts.passed += 1;
  else counts.failed += 1;
  console.log(`  ${problem === undefined ? "✓" : "✗"} ${sentence} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (problem !== undefined) console.error(problem);
}
counts.write();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/**
 * Runs a test in a window and with a server of its own. That has a port, and so an origin, of its own: nothing that
 * another test has stored is known there. Resolves with what went wrong.
 */
async function failureOf(test: Flows[string]): Promise<unknown> {
  const server = await startMockServer({ port: 0, outDir: site, compression: "fast" });
  try {
    const window = await BrowserWindow.open(engine);
    await runIn(new Visit(window, server), test).finally(() => window.close().catch(() => undefined));
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await server.close();
  }
}

async function runIn(visit: Visit, test: Flows[string]): Promise<void> {
  try {
    await test(visit);
    assert.deepEqual(await visit.takeProblems(), []);
  } catch (error) {
    const page = await visit.window.run("return `${location.href}\\n${document.body.innerText}`").catch(String);
    throw new Error(`On the screen: ${String(page)}`, { cause: error });
  }
}
