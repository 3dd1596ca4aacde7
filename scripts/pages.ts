// A step of `npm run build`: prepares each exported page (scripts/pages/prepare-page.ts) and removes the script files that are
// now inlined.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { basePath } from "@/lib/config/base-path";
import { withCompileHint } from "./pages/compile-hint";
import { preparePage } from "./pages/prepare-page";
import { startScriptsOf } from "./pages/start-after-first-frame";

const outDir = path.resolve("out");
const pages = readdirSync(outDir, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".html"))
  .map((name) => ({ name, html: readFileSync(path.join(outDir, name), "utf8") }));

for (const address of new Set(pages.flatMap(({ html }) => startScriptsOf(html))))
  writeFileSync(fileOf(address), withCompileHint(readFileSync(fileOf(address), "utf8")));
for (const { name, html } of pages) {
  try {
    writeFileSync(
      path.join(outDir, name),
      preparePage(html, (address) => readFileSync(fileOf(address))),
    );
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
for (const script of ["early-start.js", "first-paint.js"]) rmSync(path.join(outDir, script), { force: true });
if (process.exitCode === undefined) console.log(`${pages.length} pages, each with its policy.`);

function fileOf(address: string): string {
  const [pathname = ""] = address.split("?");
  if (!pathname.startsWith(`${basePath}/`)) throw new Error(`It loads ${address}, which is not a file of the app.`);
  return path.join(outDir, decodeURIComponent(pathname.slice(basePath.length)));
}
