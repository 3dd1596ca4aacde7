import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Statements of bwip-js that decode a font, one per line, when the library is loaded. */
const fonts = /^FontLib\.loadFont\("OCR-.*$/gm;

/**
 * A copy of bwip-js without its two fonts: the app draws no text by it, and a phone took longer to decode them than to draw
 * the code.
 * @param {string} root the project's folder
 * @returns {string} the copy's path from the project's folder, for a Turbopack alias
 * @throws {Error} when the library is not written as it was
 */
export function barCodesWithoutFonts(root) {
  const library = path.join(root, "node_modules/bwip-js/dist");
  const text = readFileSync(path.join(library, "bwip-js.mjs"), "utf8");
  if (text.match(fonts)?.length !== 2) throw new Error("The fonts of bwip-js are not where they were.");
  const folder = "node_modules/.cache/jasensovellus/bwip-js";
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, "bwip-js.mjs"), text.replace(fonts, ""));
  // What it imports, beside it as in the library.
  writeFileSync(path.join(root, folder, "bwipp.mjs"), readFileSync(path.join(library, "bwipp.mjs")));
  return `./${folder}/bwip-js.mjs`;
}
