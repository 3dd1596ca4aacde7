import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { env } from "@/lib/base/env";
import { run } from "@/scripts/run.mjs";

/**
 * Makes of a copy of the export what a build with another `NEXT_PUBLIC_API_BASE` would have made: a second build takes half a
 * minute of both processors. The address is changed where it stands, then the build's own steps secure the pages and write
 * the host files anew, with that setting.
 * @param folder holds the copy in its folder "out", and gets the host files in its folder "deploy"
 */
export async function moveApi(folder: string, apiBase: string): Promise<void> {
  const outDir = path.join(folder, "out");
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!/\.(?:html|js)$/.test(name)) continue;
    const file = path.join(outDir, name);
    const text = await readFile(file, "utf8");
    if (text.includes(env.NEXT_PUBLIC_API_BASE)) await writeFile(file, withoutSecuring(withBase(text, apiBase)));
  }
  for (const step of ["scripts/harden.ts", "scripts/deploy/write-host-files.ts"]) {
    const code = await runIn(folder, step, { NEXT_PUBLIC_API_BASE: apiBase });
    if (code !== 0) throw new Error(`${step} failed with another address of the API.`);
  }
}

/** A page's data tells the length of a long text before it: that grows with each address in it. */
function withBase(text: string, apiBase: string): string {
  const stream = [...text.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
    .map(([, part = '""']) => JSON.parse(part) as string)
    .join("");
  const data = Buffer.from(stream);
  const added = Buffer.byteLength(apiBase) - Buffer.byteLength(env.NEXT_PUBLIC_API_BASE);
  let changed = text;
  for (const { header, length, start } of longTexts(data)) {
    const content = data.subarray(start, start + length).toString();
    const count = content.split(env.NEXT_PUBLIC_API_BASE).length - 1;
    const longer = header.replace(/T[0-9a-f]+,$/, `T${(length + count * added).toString(16)},`);
    if (count > 0) changed = changed.replace(header, longer);
  }
  return changed.replaceAll(env.NEXT_PUBLIC_API_BASE, apiBase);
}

function longTexts(data: Buffer): { header: string; length: number; start: number }[] {
  // Byte for byte, so that places in the text are places in the data.
  return [...data.toString("latin1").matchAll(/\b[0-9a-f]+:T([0-9a-f]+),/g)].map((match) => ({
    header: match[0],
    length: Number.parseInt(match[1] ?? "0", 16),
    start: match.index + match[0].length,
  }));
}

function withoutSecuring(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/, "")
    .replaceAll(/ integrity="sha256-[^"]*"/g, "");
}

/** A step of the build that reads and writes in another folder. */
async function runIn(folder: string, step: string, settings: Record<string, string>): Promise<number> {
  const script = `process.chdir(${JSON.stringify(folder)}); await import(${JSON.stringify(pathToFileURL(path.resolve(step)).href)});`;
  return run(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], settings);
}
