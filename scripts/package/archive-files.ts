import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";

/** The files of an archive: content by name. Names have slashes on every system. */
export type Files = Map<string, Uint8Array>;

/** The list of hashes in the archive, in the form that `sha256sum -c` reads. */
const sumsFile = "SHA256SUMS";

/** Lists the files below app/ that only the previous version has. */
export const keptFile = "kept.txt";

/** @returns all files below a folder, with a prefix before their names */
export function readFolder(folder: string, prefix = ""): Files {
  const names = readdirSync(folder, { recursive: true }).map(String);
  const isFile = (name: string) => statSync(path.join(folder, name)).isFile();
  return new Map(
    names
      .filter(isFile)
      .map((name) => [prefix + name.split(path.sep).join("/"), readFileSync(path.join(folder, name))]),
  );
}

/**
 * @returns the files of a previous archive, or of the folder that it was unpacked to
 * @throws Error with one sentence
 */
export function readArchive(place: string): Files {
  if (!existsSync(place)) throw new Error(`There is no archive or folder ${place}.`);
  const files = statSync(place).isDirectory() ? readFolder(place) : unzip(readFileSync(place));
  if (![...files.keys()].some(isChunk)) throw new Error(`${place} holds no version of the app.`);
  return files;
}

function unzip(content: Uint8Array): Files {
  try {
    return new Map(Object.entries(unzipSync(content)));
  } catch {
    return new Map();
  }
}

function isChunk(name: string): boolean {
  return name.startsWith("app/_next/static/");
}

/**
 * The chunks of the previous archive that the new one lacks, for apps that are open during the deployment. Drops chunks that
 * the previous archive had itself kept, so that they do not accumulate.
 */
export function chunksToKeep(previous: Files, current: Files): Files {
  const older = new Set(String(Buffer.from(previous.get(keptFile) ?? [])).split("\n"));
  return new Map(
    [...previous].filter(([name]) => isChunk(name) && !current.has(name) && !older.has(name.slice("app/".length))),
  );
}

/**
 * Adds the list of hashes of all files.
 * @returns the files sorted by name, so that the same files always make the same archive
 */
export function withSums(files: Files): Files {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const sums = sorted.map(([name, content]) => `${hash("sha256", content)}  ${name}\n`).join("");
  return new Map([...sorted, [sumsFile, Buffer.from(sums)]]);
}
