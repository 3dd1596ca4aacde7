import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { flatTexts } from "./flat-texts.mjs";
import { readMessage } from "./read-message.mjs";

/** The reference language, which defines the set of texts. */
const original = "fi";
const folders = ["messages", "messages/later"];

/**
 * Checks that each language has every text, parseable and with the same arguments: there is no fallback language.
 * @param {string} root the project's folder
 * @param {readonly string[]} locales language codes
 * @returns {string | null} one sentence that names file and key, null when all is well
 */
export function checkMessages(root, locales) {
  for (const folder of folders) {
    const wanted = new Map(flatTexts(JSON.parse(readFileSync(path.join(root, folder, `${original}.json`), "utf8"))));
    for (const locale of locales) {
      const problem = checkFile(root, `${folder}/${locale}.json`, wanted);
      if (problem) return problem;
    }
  }
  return null;
}

function checkFile(root, file, wanted) {
  if (!existsSync(path.join(root, file)))
    return `There is no ${file}: each language of NEXT_PUBLIC_LOCALES has its texts there, with the keys of ${original}.json.`;
  let tree;
  try {
    tree = JSON.parse(readFileSync(path.join(root, file), "utf8"));
  } catch (error) {
    return `${file} is no JSON: ${error.message}.`;
  }
  const texts = new Map(flatTexts(tree));
  const missing = [...wanted.keys()].filter((key) => !texts.has(key));
  if (missing.length > 0) return `${file} lacks the text ${named(missing)}.`;
  const unknown = [...texts.keys()].filter((key) => !wanted.has(key));
  if (unknown.length > 0) return `${file} has the text ${named(unknown)}, which the app does not use.`;
  const empty = [...texts.keys()].filter((key) => typeof texts.get(key) !== "string" || texts.get(key).trim() === "");
  if (empty.length > 0) return `${file} has nothing to read in ${named(empty)}.`;
  const unreadable = [...texts].flatMap(([key, text]) => {
    const { problem } = readMessage(text);
    return problem === null ? [] : [[key, problem]];
  });
  if (unreadable.length > 0)
    return `${file} cannot be read in ${named(unreadable.map(([key]) => key))}: ${unreadable[0][1]}.`;
  const takes = (text) => readMessage(text).takes.join(", ");
  const different = [...wanted.keys()].filter((key) => takes(texts.get(key)) !== takes(wanted.get(key)));
  if (different.length > 0)
    return `${file} has other arguments than ${original}.json in ${named(different)}: ${takes(wanted.get(different[0])) || "none"} are needed.`;
  return null;
}

function named([first, ...more]) {
  return more.length === 0 ? first : `${first} (and ${more.length} more)`;
}
