import path from "node:path";
import { buildSync } from "esbuild";

/**
 * Bundles what a file takes of a library into one shaken file. Turbopack keeps of a library all that any screen uses, in
 * one place: what the first load needs would bring the rest along.
 * @param root the project's folder
 * @param entry the file from there
 * @returns the bundle's path from the project's folder, for a Turbopack alias
 */
export function bundleShaken(root: string, entry: string): string {
  const outfile = `node_modules/.cache/jasensovellus/${path.parse(entry).name}.mjs`;
  buildSync({
    entryPoints: [path.join(root, entry)],
    outfile: path.join(root, outfile),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "error",
  });
  return `./${outfile}`;
}
