// @ts-check
// Prepares the commands: Node's version, packages, export. Runs on a machine with only Node: no TypeScript, and nothing from
// node_modules.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { run } from "./run.mjs";

/** The files of settings that a build reads. */
export const envFiles = [".env", ".env.local", ".env.production", ".env.production.local"];

const root = path.resolve(import.meta.dirname ?? ".", "..");
const exportRecord = path.join(root, ".next/built-from");

/**
 * Ends the process with one sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/**
 * Ends the process with the error's message when the work fails.
 * @template Result
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function stopOnError(work) {
  try {
    return await work();
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const isNewEnough = major > 20 || (major === 20 && minor >= 19);
  if (!isNewEnough)
    stop(
      `Node ${process.versions.node} is too old: please install Node 20.19 or later (https://nodejs.org) and try again.`,
    );
}

/** The tools take the rest of such a path for the part of an address. */
export function checkFolder(folder = root) {
  const [sign] = /[#?]/.exec(folder) ?? [];
  if (sign) stop(`The app cannot be built in ${folder}: please move it to a folder without ${sign} in its path.`);
}

/** Installs the packages of the lock file, unless they are there already. */
export async function installPackages() {
  if (arePackagesCurrent(root)) return;
  console.log("\n› Installing the packages (once; about a minute)");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run("npm", args);
  if (code !== 0) stop("The packages could not be installed: please check the network and try again.");
}

/**
 * Whether the packages of the lock file are there, also when installed by hand. npm writes its own copy of that file last.
 * @param {string} folder the project's
 */
export function arePackagesCurrent(folder) {
  const installed = lockedPackages(path.join(folder, "node_modules/.package-lock.json"));
  return Object.entries(lockedPackages(path.join(folder, "package-lock.json"))).every(
    ([name, { version, optional }]) =>
      installed[name]
        ? installed[name].version === version && existsSync(path.join(folder, name, "package.json"))
        : // The project itself, and packages for other systems.
          name === "" || optional,
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string; optional?: boolean }>} by folder
 */
function lockedPackages(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, "utf8")).packages : {};
}

/** Builds the export, unless it is current. */
export async function buildExport(runBuild = run) {
  return isExportCurrent() ? 0 : runBuild(process.execPath, ["--import", "tsx", "scripts/build.ts"]);
}

/** Whether out/ was built from the current sources and settings. */
export function isExportCurrent() {
  const isRecorded = existsSync(path.join(root, "out/index.html")) && existsSync(exportRecord);
  return isRecorded && readFileSync(exportRecord, "utf8") === exportHash();
}

/**
 * Records what out/ is built from.
 * @param {string} hash of `exportHash` before the build
 */
export function recordExport(hash) {
  mkdirSync(path.dirname(exportRecord), { recursive: true });
  writeFileSync(exportRecord, hash);
}

/** The sources and settings of an export as one hash. */
export function exportHash() {
  const hash = createHash("sha256").update(buildSettings());
  for (const file of sources()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/**
 * A port that nothing listens on just now. Rejects with the error of a server that cannot listen.
 * @param {number} wanted any port by default
 */
export async function freePort(wanted = 0) {
  const server = net.createServer().listen(wanted);
  await once(server, "listening");
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

function sources() {
  const folders = ["app", "components", "lib", "messages", "scripts", "public"].filter((folder) =>
    existsSync(path.join(root, folder)),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.join(folder, String(name))),
  );
  const isSource = (/** @type {string} */ file) =>
    !file.startsWith(path.join("public", "icons", "mdi")) &&
    !file.includes(".test.") &&
    statSync(path.join(root, file)).isFile();
  return [
    ...files.filter(isSource).sort(),
    "package.json",
    "package-lock.json",
    "next.config.mjs",
    "instrumentation-client.ts",
    "tailwind.config.ts",
    "postcss.config.mjs",
    "serwist.config.ts",
    "tsconfig.json",
    ...envFiles.filter((file) => existsSync(path.join(root, file))),
  ];
}

function buildSettings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .sort()
    .join();
}
