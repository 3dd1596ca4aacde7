// A step of `npm run build`: takes out of the exported pages what they hold twice and out of the export the data for Next's
// router, which nothing asks for (docs/decisions/009-one-page.md), and says of the scripts that each start runs that they are.
import { readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withCompileHint } from "./slim/compile-hint";
import { basePath } from "@/lib/base/base-path";
import { slimPage } from "./slim/slim-page";
import { inlineStyle, laterSheet, laterStyles } from "./slim/split-styles";

const outDir = path.resolve("out");
const files = readdirSync(outDir, { recursive: true }).map(String);
const read = (file: string) => readFileSync(path.join(outDir, file), "utf8");
const fileOf = (address: string) => decodeURIComponent(address.slice(`${basePath}/`.length));
/** The scripts that a page starts with. */
const startScripts = new Map<string, string>();
const readScript = (address: string) => {
  const script = read(fileOf(address));
  startScripts.set(fileOf(address), script);
  return script;
};
const pages = files.filter((name) => name.endsWith(".html")).map((name) => [name, read(name)] as const);

const slim = pages.map(([name, html]) => [name, html, slimPage(html, readScript)] as const);
for (const [name, , after] of slim) writeFileSync(path.join(outDir, name), after);
const sheets = new Map(
  pages.flatMap(([, html]) => [...html.matchAll(inlineStyle)].map(([, ...sheet]) => sheet)) as [string, string][],
);
for (const [address, css] of sheets) {
  writeFileSync(path.join(outDir, fileOf(laterSheet(address))), laterStyles(css));
  rmSync(path.join(outDir, fileOf(address)));
}
for (const [name, script] of startScripts) writeFileSync(path.join(outDir, name), withCompileHint(script));
const saved = slim.reduce((sum, [, before, after]) => sum + Buffer.byteLength(before) - Buffer.byteLength(after), 0);
console.log(`${(saved / 1000).toFixed(0)} kB less in ${slim.length} pages.`);

const routerData = files.filter((name) => name.endsWith(".txt"));
for (const name of routerData) rmSync(path.join(outDir, name));
const folders = files
  .map((name) => path.join(outDir, name))
  .filter((name) => statSync(name, { throwIfNoEntry: false })?.isDirectory());
for (const folder of folders.sort().reverse()) if (readdirSync(folder).length === 0) rmdirSync(folder);
console.log(`${routerData.length} files for Next's router taken out.`);
