// A step of `npm run build`: removes the pages of switched-off routes, makes all others the same prepared page, and removes their
// folders and the inlined script files. Hosts answer the address of a removed page with 404.html, whose screen reports it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { basePath } from "@/lib/config/base-path";
import { withCompileHint } from "./pages/compile-hint";
import { filesOfRoutesOff } from "./pages/files-of-routes-off";
import { securePage } from "./pages/secure-page";
import { startAfterFirstFrame, startScriptsOf } from "./pages/start-after-first-frame";

const outDir = path.resolve("out");
const filesOff = filesOfRoutesOff();
for (const file of filesOff) rmSync(path.join(outDir, file), { recursive: true, force: true });
console.log(filesOff.length === 0 ? "All routes are on." : `Left out: ${filesOff.join(", ")}.`);

// All get the same page. Otherwise Back after a reload would request another one: docs/decisions/009-one-page.md.
const names = readdirSync(outDir, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".html"));
// Fetches and runs nothing of the page.
const dom = new JSDOM(readFileSync(path.join(outDir, "index.html"), "utf8"));
const page = dom.window.document;
for (const address of startScriptsOf(page))
  writeFileSync(fileOf(address), withCompileHint(readFileSync(fileOf(address), "utf8")));
try {
  startAfterFirstFrame(page, readFile);
  securePage(page, readFile);
  for (const name of names) {
    writeFileSync(path.join(outDir, name), dom.serialize());
    // Data that only Next's prefetching asks for. A plain host would answer the page's address with this folder.
    rmSync(path.join(outDir, name.replace(/\.html$/, "")), { recursive: true, force: true });
  }
} catch (error) {
  console.error(`The page: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
for (const script of ["early-start.js", "first-paint.js"]) rmSync(path.join(outDir, script), { force: true });
if (process.exitCode === undefined) console.log(`${names.length} pages, each with its policy.`);

function readFile(address: string): Buffer {
  return readFileSync(fileOf(address));
}

function fileOf(address: string): string {
  const [pathname = ""] = address.split("?");
  if (!pathname.startsWith(`${basePath}/`)) throw new Error(`It loads ${address}, which is not a file of the app.`);
  return path.join(outDir, decodeURIComponent(pathname.slice(basePath.length)));
}
