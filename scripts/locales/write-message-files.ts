import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const folder = "node_modules/.cache/jasensovellus";

/**
 * Writes the replacement of lib/i18n/message-files.ts for a build with other languages than the default ones: the same exports,
 * for these languages only.
 * @param root the project's folder
 * @param locales language codes; the texts of the first are part of the app's bundle
 * @returns the file's path from the project's folder, for a Turbopack alias
 */
export function writeMessageFiles(root: string, locales: readonly string[]): string {
  const file = `${folder}/message-files.mjs`;
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, file), messageFiles(locales));
  return `./${file}`;
}

/** @returns the module's text */
export function messageFiles([first = "", ...others]: readonly string[]): string {
  const place = (name: string) => JSON.stringify(`${"../".repeat(folder.split("/").length)}messages/${name}.json`);
  const loader = (locale: string, name: string) =>
    `  ${JSON.stringify(locale)}: () => import(${place(name)}).then((module) => module.default),`;
  return [
    `import defaultFirst from ${place(first)};`,
    "export const defaultMessages = defaultFirst;",
    "export const loadFirst = {",
    `  ${JSON.stringify(first)}: () => Promise.resolve(defaultFirst),`,
    ...others.map((locale) => loader(locale, locale)),
    "};",
    "export const loadLazy = {",
    ...[first, ...others].map((locale) => loader(locale, `lazy/${locale}`)),
    "};",
    "",
  ].join("\n");
}
