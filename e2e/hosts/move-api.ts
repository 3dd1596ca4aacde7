import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { env } from "@/lib/config/env";
import { run } from "@/scripts/run.mjs";

/**
 * Turns a copy of the export into a build with another `NEXT_PUBLIC_API_BASE`, since a second build takes half a minute of
 * both processors. It replaces the address, then the build's own steps secure the pages and write the host files again,
 * with that setting.
 * @param folder holds the copy in its folder "out", and gets the host files in its folder "deploy"
 */
export async function moveApi(folder: string, apiBase: string): Promise<void> {
  const outDir = path.join(folder, "out");
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!/\.(?:html|js)$/.test(name)) continue;
    const file = path.join(outDir, name);
    const text = await readFile(file, "utf8");
    if (text.includes(env.NEXT_PUBLIC_API_BASE))
      await writeFile(file, withoutSecuring(text.replaceAll(env.NEXT_PUBLIC_API_BASE, apiBase)));
  }
  for (const step of ["scripts/pages.ts", "scripts/deploy/write-host-files.ts"]) {
    const code = await runIn(folder, step, { NEXT_PUBLIC_API_BASE: apiBase });
    if (code !== 0) throw new Error(`${step} failed with another address of the API.`);
  }
}

function withoutSecuring(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, "")
    .replaceAll(/ integrity="sha256-[^"]*"/g, "");
}

/** Runs a build step in another folder. */
async function runIn(folder: string, step: string, settings: Record<string, string>): Promise<number> {
  const script = `process.chdir(${JSON.stringify(folder)}); await import(${JSON.stringify(pathToFileURL(path.resolve(step)).href)});`;
  return run(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], settings);
}
