import path from "node:path";
import { buildSync } from "esbuild";
import { env } from "@/lib/config/env";
import { localeList } from "@/lib/config/locales";

/**
 * Bundles an inline script of the exported page from TypeScript, during the export, with the settings that it names.
 * @param entry path from the project's root
 * @param constants name -> value, replaces the global of that name
 * @param replaced import -> the file that replaces it, as a path from the project's root
 */
export function bundleInlineScript(
  entry: string,
  constants: Record<string, unknown>,
  replaced: Record<string, string> = {},
): string {
  const named = new Set<string>(bundle(entry, constants, replaced).match(/NEXT_PUBLIC_\w+/g));
  const ENVIRONMENT = Object.fromEntries(Object.entries(env).filter(([name]) => named.has(name)));
  const script = bundle(entry, { ENVIRONMENT, ...constants }, replaced);
  // A closing tag inside a string would end the script early.
  return script.replace(/<\/script/gi, "<\\/script").trim();
}

function bundle(entry: string, constants: Record<string, unknown>, replaced: Record<string, string>): string {
  const root = process.cwd();
  const result = buildSync({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    charset: "utf8",
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", paths: { "@/*": [`${root}/*`] } } },
    jsx: "automatic",
    alias: {
      "@/lib/config/env": path.join(root, "lib/build/inline-env.ts"),
      ...Object.fromEntries(Object.entries(replaced).map(([name, file]) => [name, path.join(root, file)])),
      "@": root,
    },
    define: {
      ...Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
      "process.env.NODE_ENV": '"production"',
      "process.env.NEXT_PUBLIC_LOCALES": JSON.stringify(localeList),
    },
    logLevel: "silent",
  });
  return result.outputFiles[0]?.text ?? "";
}

export function scriptResponse(script: string): Response {
  return new Response(script, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
}
