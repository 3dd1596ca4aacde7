// `npm run size`: prints the first load, brotli-compressed, and fails when it exceeds its bounds. Every exported page is the same.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { JSDOM } from "jsdom";
import { basePath } from "@/lib/config/base-path";
import { addressOf } from "./pages/page-elements";

const out = path.resolve("out");
const brotli = promisify(brotliCompress);
/** The length of a file below out/ when compressed. */
async function weigh(file: string): Promise<number> {
  const bytes = await readFile(path.join(out, decodeURIComponent(file)));
  return (await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
}

const html = await readFile(path.join(out, "index.html"), "utf8");
const { document } = new JSDOM(html).window;
/** Only browsers without modules run `nomodule` scripts. */
const files = [...document.querySelectorAll("script:not([nomodule]), link[as=script]")].map(addressOf);
const ownFiles = files.filter((address) => address.startsWith(`${basePath}/`));
/** The scripts that the page loads or announces, as paths below out/. */
const scripts = [...new Set(ownFiles)].map((address) => address.slice(basePath.length));
if (scripts.length === 0) throw new Error("No script was found in the page: its markup has changed.");
const sizes = await Promise.all(scripts.map(weigh));

/** With their bounds, in kB of 1000 bytes. */
const loads = [
  { what: `JavaScript, ${scripts.length} files`, bytes: sizes.reduce((sum, size) => sum + size, 0), bound: 165 },
  { what: "HTML with its styles", bytes: await weigh("index.html"), bound: 25 },
];
for (const { what, bytes, bound } of loads) {
  const isTooHeavy = bytes / 1000 > bound;
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} of ${bound} kB${isTooHeavy ? ", too heavy" : ""}`);
  if (isTooHeavy) process.exitCode = 1;
}
