// `npm run size`: prints the first load of each exported page, brotli-compressed. Fails when the card's page exceeds its
// bounds.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { parse } from "parse5";
import { basePath } from "@/lib/config/base-path";
import { attribute, elementsOf, type Element } from "./pages/page-tree";

const out = path.resolve("out");
/** Of the card's page, brotli, in kB of 1000 bytes. */
const bounds = { scripts: 165, html: 25 };

const brotli = promisify(brotliCompress);
const compressed = async (bytes: Uint8Array) =>
  (await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
const cache = new Map<string, Promise<number>>();

/** Each file is compressed once, several of them at a time. */
function sizeOf(file: string): Promise<number> {
  const known = cache.get(file) ?? readFile(path.join(out, decodeURIComponent(file))).then(compressed);
  cache.set(file, known);
  return known;
}

async function weigh(page: string) {
  const html = await readFile(path.join(out, page), "utf8");
  const scripts = [...new Set(elementsOf(parse(html)).flatMap(scriptFile))];
  const sizes = await Promise.all(scripts.map(sizeOf));
  return {
    page,
    html: await sizeOf(page),
    scripts: sizes.reduce((sum, size) => sum + size, 0),
    count: scripts.length,
  };
}

/** The script that an element loads or announces, as a path below out/. Only browsers without modules run `nomodule` scripts. */
function scriptFile(element: Element): string[] {
  const isScript = element.tagName === "script" && attribute(element, "nomodule") === null;
  const isHint = element.tagName === "link" && attribute(element, "as") === "script";
  const address = isScript ? attribute(element, "src") : isHint ? attribute(element, "href") : null;
  return address?.startsWith(`${basePath}/`) ? [address.slice(basePath.length)] : [];
}

const pages = (await readdir(out)).filter((name) => name.endsWith(".html") && !name.startsWith("_")).sort();
const rows = await Promise.all(pages.map(weigh));
console.log("First load, kB brotli    JavaScript   files    HTML with CSS");
for (const row of rows)
  console.log(`${row.page.padEnd(24)} ${kB(row.scripts)}     ${String(row.count).padStart(5)}    ${kB(row.html)}`);

const card = rows.find((row) => row.page === "index.html")!;

for (const what of ["scripts", "html"] as const) {
  const bound = bounds[what];
  if (card[what] / 1000 > bound) {
    console.error(`The card's page has ${kB(card[what]).trim()} kB of ${what}; the bound is ${bound} kB.`);
    process.exitCode = 1;
  }
}
if (card.count === 0) {
  console.error("No script was found in the card's page: its markup has changed.");
  process.exitCode = 1;
}
if (process.exitCode === undefined) console.log("The card's page keeps its bounds.");
