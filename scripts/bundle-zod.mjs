import path from "node:path";
import { buildSync } from "esbuild";

/**
 * Bundles the part of zod that the app uses into one shaken file.
 * @param {string} root the project's folder
 * @returns {string} the file's path from the project's folder, for a Turbopack alias
 */
export function bundleZod(root) {
  const outfile = "node_modules/.cache/jasensovellus/zod.mjs";
  buildSync({
    entryPoints: [path.join(root, "lib/base/zod.ts")],
    outfile: path.join(root, outfile),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    logLevel: "error",
  });
  return `./${outfile}`;
}
