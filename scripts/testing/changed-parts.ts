import { execFileSync, spawnSync } from "node:child_process";
import { icons, lint, looseTexts, serverContract, types } from "./checks";
import { bin, jestSuite, nodeCheck, playwrightSuite, type Part, type Stage } from "./run-parts";
import { ensureBrowser } from "./ensure-browser";
import { freePort, isExportCurrent, stop } from "../prepare.mjs";

/** The default branch as a clone or this repository knows it. */
const defaultBranches = ["origin/HEAD", "origin/main", "main"];
/** A short look at the built app: the shell with its main screens. */
const smokeSpec = "e2e/specs/shell.spec.ts";

/** What the change in this working copy touches; the whole `npm test` still decides. */
export async function changedParts(): Promise<Stage[]> {
  const base = defaultBranch();
  const files = changedFiles(base);
  console.log(`\nFiles that differ from the default branch: ${files.length}`);
  if (files.length === 0) return [];

  const prettier = [bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "--ignore-unknown"];
  return [
    [
      [
        // The last build may have written types of pages that are gone.
        nodeCheck("Types of the pages", bin("next/dist/bin/next"), "typegen"),
        types,
      ],
      [nodeCheck("Format of the changed files", ...prettier, ...files), lint, looseTexts, serverContract],
    ],
    [
      [
        icons,
        jestSuite("Related unit tests", "--passWithNoTests", "--changedSince", base),
        // Jest does not relate these to changed files, which they read instead of importing.
        jestSuite("Documents and texts", "scripts/docs", "scripts/locales", "lib/i18n/messages"),
      ],
    ],
    [[await changedSpecs(files)]],
  ];
}

/** A build takes almost two minutes, so specs run only in an existing export. */
async function changedSpecs(files: string[]): Promise<Part> {
  const isApp = (file: string) => /^(app|components|lib|messages|public)\//.test(file) && !file.includes(".test.");
  const isSlow = (file: string) => file.startsWith("e2e/specs/faults/");
  const changed = files.filter((file) => /^e2e\/specs\/.*\.spec\.ts$/.test(file));
  const slow = changed.filter(isSlow);
  const specs = [...new Set([...changed.filter((file) => !isSlow(file)), ...(files.some(isApp) ? [smokeSpec] : [])])];
  const isCurrent = isExportCurrent();
  const browser = isCurrent && specs.length > 0 ? await ensureBrowser() : "";
  const run = async () => {
    if (slow.length > 0) console.log(`These take minutes and do not run here: npm run e2e -- ${slow.join(" ")}`);
    if (specs.length > 0 && !isCurrent)
      console.log(`out/ is not built from these files, so no browser tests run here. First: npm run build`);
    if (specs.length === 0 || !isCurrent) return { passed: 0, failed: 0 };
    const args = ["-c", "e2e/playwright.config.ts", "--reporter=list,json", ...specs];
    return playwrightSuite("browser", args, { CHROMIUM_PATH: browser, E2E_PORT: String(await freePort()) });
  };
  return { title: "Changed browser tests", run };
}

function defaultBranch(): string {
  // A shallow clone may know the branch, but no commit in common.
  const isKnown = (branch: string) => spawnSync("git", ["merge-base", "HEAD", branch]).status === 0;
  const stopWithout = () =>
    stop(`npm test -- --changed needs git and one of the branches ${defaultBranches.join(", ")}.`);
  return defaultBranches.find(isKnown) ?? stopWithout();
}

/** Files that differ from the merge base with a branch, committed or not, without the deleted ones. */
function changedFiles(branch: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\0").filter(Boolean);
  const differing = git("diff", "--merge-base", "--name-only", "--relative", "--diff-filter=d", "-z", branch);
  return [...differing, ...git("ls-files", "--others", "--exclude-standard", "-z")];
}
