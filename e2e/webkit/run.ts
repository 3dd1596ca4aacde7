// The tests of WebKit, against the export in out/: `node --import tsx e2e/webkit/run.ts`.
import path from "node:path";
import CountReporter from "@/scripts/count-reporter.mjs";
import { findWebkit } from "@/scripts/webkit.mjs";
import { startMockServer } from "@/e2e/mock-server/server";
import { startWebkit } from "./start-webkit";
import { tests } from "./tests";

const paths = findWebkit();
if (!paths) throw new Error("There is no WebKit: please install Debian's packages webkit2gtk-driver and xvfb.");

const server = await startMockServer({ port: 0, outDir: path.resolve(process.env.OUT_DIR ?? "out") });
const webkit = await startWebkit(paths);
process.on("exit", webkit.stop);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const counts = new CountReporter();
for (const [sentence, test] of Object.entries(tests)) {
  const start = Date.now();
  const problem = await failureOf(test);
  if (problem === undefined) counts.passed += 1;
  else counts.failed += 1;
  console.log(`  ${problem === undefined ? "✓" : "✗"} ${sentence} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (problem !== undefined) console.error(problem);
}
counts.write();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/** Runs a test in a window of its own, which knows nothing of the others; resolves with what went wrong. */
async function failureOf(test: (typeof tests)[string]): Promise<unknown> {
  const window = await webkit.openWindow();
  try {
    await test(window, server.url);
    return undefined;
  } catch (error) {
    const page = await window.run("return `${location.href}\\n${document.body.innerText}`").catch(String);
    return new Error(`On the screen: ${String(page)}`, { cause: error });
  } finally {
    await window.close();
  }
}
