import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Tab } from "./tab";

/**
 * Records script errors, policy violations and `console.error`. Session storage survives reloads and navigation. "ResizeObserver
 * loop" is no error: an observed element has changed again before the frame, and is reported in the next one.
 */
const script = `(() => {
  const record = (...texts) => {
    const recorded = JSON.parse(sessionStorage.getItem("problems") ?? "[]");
    sessionStorage.setItem("problems", JSON.stringify([...recorded, texts.map(String).join(" ")]));
  };
  addEventListener("error", ({ message, filename, lineno }) => {
    if (!message.startsWith("ResizeObserver loop")) record("error:", message, filename, lineno);
  });
  addEventListener("unhandledrejection", ({ reason }) => record("rejection:", reason));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    record("policy:", effectiveDirective, blockedURI, sample));
  const { error } = console;
  console.error = (...texts) => { record("console:", ...texts); error.apply(console, texts); };
})();`;

/** A policy in the page applies to what follows it, so a script before it needs no permission. */
const policy = '<meta http-equiv="Content-Security-Policy"';

/** A copy of the export whose pages record their problems: WebKit's driver does not report them. */
export async function makeWatchedSite(outDir: string): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(path.join(os.tmpdir(), "watched-"));
  await cp(outDir, root, { recursive: true, preserveTimestamps: true });
  for (const name of await readdir(root, { recursive: true }))
    if (name.endsWith(".html")) await addScript(path.join(root, name));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Returns the problems recorded since the last call. */
export function takeProblems(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const recorded = sessionStorage.getItem("problems");
    sessionStorage.removeItem("problems");
    return JSON.parse(recorded ?? "[]") as string[];
  });
}

async function addScript(file: string): Promise<void> {
  const page = await readFile(file, "utf8");
  if (!page.includes(policy)) throw new Error(`There is no policy in ${file}.`);
  await writeFile(
    file,
    page.replace(policy, () => `<script>${script}</script>${policy}`),
  );
}
