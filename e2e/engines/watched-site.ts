import { rmSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Where the pages note what went wrong; it outlives a reload and a step to another page of the origin. */
const key = "problems";

/** For a page of the origin: what has been noted so far, which is forgotten then. */
export const takeProblems = `
  const noted = sessionStorage.getItem("${key}");
  sessionStorage.removeItem("${key}");
  return JSON.parse(noted ?? "[]")`;

/** Script errors, refusals of the page's policy, and what the app writes as an error to the console. */
const script = `(() => {
  const note = (...texts) => {
    const noted = JSON.parse(sessionStorage.getItem("${key}") ?? "[]");
    sessionStorage.setItem("${key}", JSON.stringify([...noted, texts.map(String).join(" ")]));
  };
  addEventListener("error", ({ message, filename, lineno }) => note("error:", message, filename, lineno));
  addEventListener("unhandledrejection", ({ reason }) => note("rejection:", reason));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    note("policy:", effectiveDirective, blockedURI, sample));
  const { error } = console;
  console.error = (...texts) => { note("console:", ...texts); error.apply(console, texts); };
})();`;

/** A policy in the page holds for what comes after it, so a script before it is neither refused nor reported. */
const policy = '<meta http-equiv="Content-Security-Policy"';

/**
 * A copy of the export whose pages note what goes wrong in them: not every engine tells that to its driver.
 * It ends with this process. @returns its folder
 */
export async function makeWatchedSite(outDir: string): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), "watched-"));
  process.once("exit", () => rmSync(root, { recursive: true, force: true }));
  await cp(outDir, root, { recursive: true, preserveTimestamps: true });
  for (const name of await readdir(root, { recursive: true }))
    if (name.endsWith(".html")) await watch(path.join(root, name));
  return root;
}

async function watch(file: string): Promise<void> {
  const page = await readFile(file, "utf8");
  if (!page.includes(policy)) throw new Error(`There is no policy in ${file}.`);
  await writeFile(
    file,
    page.replace(policy, () => `<script>${script}</script>${policy}`),
  );
}
