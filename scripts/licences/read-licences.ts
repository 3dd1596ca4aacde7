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

/** Whether an SPDX expression (`A`, `(A OR B)`, `A AND B`) allows the package in the app. One allowed alternative is enough. */
export function isCompatible(expression: string): boolean {
  const parts = expression.replace(/[()]/g, "").split(/ (?:AND|OR) /);
  const isAllowed = (part: string) => compatible.includes(part);
  return expression.includes(" AND ") ? parts.every(isAllowed) : parts.some(isAllowed);
}

export interface LicensedPackage {
  name: string;
  version: string;
  licence: string;
  folder: string;
  /** "tools" only build and test the app: none of their code is part of it. */
  kind: "app" | "tools";
}

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean }>;
}

/**
 * The packages of a lock file, each with its declared licence.
 * @returns sorted by name
 */
export function readLicences(lock: Lock = readLock()): LicensedPackage[] {
  return Object.entries(lock.packages)
    .filter(([folder]) => folder !== "")
    .map(([folder, { version = "", license = "unknown", dev, optional }]): LicensedPackage => ({
      name: folder.replace(/^.*node_modules\//, ""),
      version,
      licence: license,
      folder,
      kind: dev || optional ? "tools" : "app",
    }))
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

/** The licence texts in a package, joined; "" without any. */
export function licenceText(folder: string): string {
  if (!existsSync(folder)) return "";
  const files = readdirSync(folder).filter(
    (name) => /^(licen[cs]e|copying|notice)/i.test(name) && !/\.(js|json)$/.test(name),
  );
  return files.map((name) => readFileSync(path.join(folder, name), "utf8").trim()).join("\n\n");
}

function readLock(): Lock {
  return JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
}

/** Unique: a version may be in several folders. No name or version has a space. */
function sortKey({ name, version, folder }: LicensedPackage): string {
  return `${name} ${version} ${folder}`;
}
