// A step of `npm run build`: removes the pages of switched-off routes, prepares each exported page, and removes the script files
// that are now inlined. Hosts answer the addresses of a removed page with 404.html, whose screen says that there is no such page.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, serialize } from "parse5";
import { basePath } from "@/lib/config/base-path";
import { withCompileHint } from "./pages/compile-hint";
import { filesOfRoutesOff } from "./pages/files-of-routes-off";
import { securePage } from "./pages/secure-page";
import { startAfterFirstFrame, startScriptsOf } from "./pages/start-after-first-frame";

const outDir = path.resolve("out");
const filesOff = filesOfRoutesOff();
for (const file of filesOff) rmSync(path.join(outDir, file), { recursive: true, force: true });
console.log(filesOff.length === 0 ? "All routes are on." : `Left out: ${filesOff.join(", ")}.`);

const pages = readdirSync(outDir, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".html"))
  .map((name) => ({ name, html: readFileSync(path.join(outDir, name), "utf8") }));

for (const address of new Set(pages.flatMap(({ html }) => startScriptsOf(html))))
  writeFileSync(fileOf(address), withCompileHint(readFileSync(fileOf(address), "utf8")));
for (const { name, html } of pages) {
  const page = parse(html);
  try {
    startAfterFirstFrame(page, readFile);
    securePage(page, readFile);
    writeFileSync(path.join(outDir, name), serialize(page));
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
for (const script of ["early-start.js", "first-paint.js"]) rmSync(path.join(outDir, script), { force: true });
if (process.exitCode === undefined) console.log(`${pages.length} pages, each with its policy.`);

function readFile(address: string): Buffer {
  return readFileSync(fileOf(address));
}

function fileOf(address: string): string {
  const [pathname = ""] = address.split("?");
  if (!pathname.startsWith(`${basePath}/`)) throw new Error(`It loads ${address}, which is not a file of the app.`);
  return path.join(outDir, decodeURIComponent(pathname.slice(basePath.length)));
}
