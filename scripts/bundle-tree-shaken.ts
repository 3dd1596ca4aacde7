import path from "node:path";
import { buildSync } from "esbuild";

/**
 * Bundles the parts of a library that a file uses into one tree-shaken file. Turbopack keeps all parts that any screen uses in
 * one chunk, so the first load would include the rest.
 * @param root the project's folder
 * @param entry the file, as a path from the project's folder
 * @returns the bundle's path from the project's folder, for a Turbopack alias
 */
export function bundleTreeShaken(root: string, entry: string): string {
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
