import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Licences compatible with GPL-3.0-or-later, by SPDX identifier or a package's spelling. */
const compatible = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "GPL-3.0",
  "GPLv3",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Python-2.0",
  "Zlib",
];

/**
 * Whether an SPDX expression (`A`, `(A OR B)`, `A AND B`) permits the package in the app; one alternative suffices.
 * @param {string} expression
 */
export function isCompatible(expression) {
  const parts = expression.replace(/[()]/g, "").split(/ (?:AND|OR) /);
  const isAllowed = (part) => compatible.includes(part);
  return expression.includes(" AND ") ? parts.every(isAllowed) : parts.some(isAllowed);
}

/**
 * The packages of a lock file with their declared licences.
 * @param {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, optional?: boolean }> }} lock
 * @returns {{ name: string, version: string, licence: string, folder: string, kind: "app" | "tools" }[]} sorted by name;
 *   "tools" build and test the app and are not part of it
 */
export function readLicences(lock, readPackage = readFromModules) {
  return Object.entries(lock.packages)
    .filter(([folder]) => folder !== "")
    .map(([folder, { version = "", license, dev, optional }]) => ({
      name: folder.replace(/^.*node_modules\//, ""),
      version,
      licence: license ?? olderForm(readPackage(folder)),
      folder,
      kind: dev || optional ? "tools" : "app",
    }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.version, other.version));
}

/** The licence texts in a package, joined; empty without any. */
export function licenceText(folder, root = ".") {
  const place = path.join(root, folder);
  if (!existsSync(place)) return "";
  const files = readdirSync(place).filter(
    (name) => /^(licen[cs]e|copying|notice)/i.test(name) && !/\.(js|json)$/.test(name),
  );
  return files.map((name) => readFileSync(path.join(place, name), "utf8").trim()).join("\n\n");
}

function readFromModules(folder) {
  const file = path.join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The format before SPDX: `licenses: [{ type: "MIT" }]`. */
function olderForm({ licenses = [] }) {
  return licenses.map(({ type }) => type).join(" OR ") || "unknown";
}

function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}
