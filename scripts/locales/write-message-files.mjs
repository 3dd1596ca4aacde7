import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const folder = "node_modules/.cache/jasensovellus";

/**
 * Writes the replacement of lib/i18n/message-files.ts for a build with non-default languages: the same exports, for these
 * languages only.
 * @param {string} root the project's folder
 * @param {readonly string[]} locales language codes; the app includes the texts of the first
 * @returns {string} the file's path from the project's folder, for a Turbopack alias
 */
export function writeMessageFiles(root, locales) {
  const file = `${folder}/message-files.mjs`;
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, file), messageFiles(locales));
  return `./${file}`;
}

/** @returns {string} the module's text */
export function messageFiles([first, ...others]) {
  const place = (name) => JSON.stringify(`${"../".repeat(folder.split("/").length)}messages/${name}.json`);
  const loader = (locale, name) =>
    `  ${JSON.stringify(locale)}: () => import(${place(name)}).then((module) => module.default),`;
  return [
    `import defaultFirst from ${place(first)};`,
    "export const defaultMessages = defaultFirst;",
    "export const loadFirst = {",
    `  ${JSON.stringify(first)}: () => Promise.resolve(defaultFirst),`,
    ...others.map((locale) => loader(locale, locale)),
    "};",
    "export const loadLater = {",
    ...[first, ...others].map((locale) => loader(locale, `later/${locale}`)),
    "};",
    "",
  ].join("\n");
}
