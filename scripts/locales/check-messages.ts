import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readMessage } from "./read-message";

/** The reference language: its files define the keys. */
const referenceLocale = "fi";
const folders = ["messages", "messages/lazy"];

/**
 * Checks that each language has every text, in valid ICU syntax and with the same arguments. The app does not fall back to
 * another language.
 * @param root the project's folder
 * @param locales language codes
 * @returns one sentence that names file and key, or null
 */
export function checkMessages(root: string, locales: readonly string[]): string | null {
  for (const folder of folders) {
    const wanted = new Map(flatTexts(readTree(path.join(root, folder, `${referenceLocale}.json`))));
    for (const locale of locales) {
      const problem = checkFile(root, `${folder}/${locale}.json`, wanted);
      if (problem) return problem;
    }
  }
  return null;
}

/** Every text of a file of messages by its dotted key. */
export function flatTexts(tree: object, prefix = ""): [key: string, text: unknown][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
    typeof value === "object" && value !== null ? flatTexts(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

function checkFile(root: string, file: string, wanted: ReadonlyMap<string, unknown>): string | null {
  if (!existsSync(path.join(root, file)))
    return `There is no ${file}: each language of NEXT_PUBLIC_LOCALES has its texts there, with the keys of ${referenceLocale}.json.`;
  let tree: object;
  try {
    tree = readTree(path.join(root, file));
  } catch (error) {
    return `${file} is no JSON: ${(error as Error).message}.`;
  }
  const texts = new Map(flatTexts(tree));
  const missing = [...wanted.keys()].filter((key) => !texts.has(key));
  if (missing.length > 0) return `${file} lacks the text ${listKeys(missing)}.`;
  const unknown = [...texts.keys()].filter((key) => !wanted.has(key));
  if (unknown.length > 0) return `${file} has the text ${listKeys(unknown)}, which the app does not use.`;
  const empty = [...texts].filter(([, text]) => typeof text !== "string" || text.trim() === "").map(([key]) => key);
  if (empty.length > 0) return `${file} has nothing to read in ${listKeys(empty)}.`;
  const unreadable = [...texts].flatMap(([key, text]) => {
    const { problem } = readMessage(String(text));
    return problem === null ? [] : [{ key, problem }];
  });
  const [first] = unreadable;
  if (first) return `${file} cannot be read in ${listKeys(unreadable.map(({ key }) => key))}: ${first.problem}.`;
  const takes = (text: unknown) => readMessage(String(text)).takes.join(", ");
  const different = [...wanted.keys()].filter((key) => takes(texts.get(key)) !== takes(wanted.get(key)));
  if (different.length > 0)
    return `${file} has other arguments than ${referenceLocale}.json in ${listKeys(different)}: ${takes(wanted.get(different[0]!)) || "none"} are needed.`;
  return null;
}

function listKeys([first = "", ...more]: string[]): string {
  return more.length === 0 ? first : `${first} (and ${more.length} more)`;
}

function readTree(file: string): object {
  return JSON.parse(readFileSync(file, "utf8")) as object;
}
