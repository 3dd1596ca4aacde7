import { changedFiles } from "./changed-files";
import { ensureBrowser } from "./ensure-browser";
import { bin, nodeCheck, suite, type Part } from "./run-parts";
import { selectChecks } from "./select-checks";
import { freePort, isExportCurrent } from "../prepare.mjs";

/** What the change in this working copy touches; the whole `npm test` still decides. */
export async function changedParts(): Promise<Part[][][]> {
  const files = changedFiles();
  const { hasTypes, lint, related, specs, slowSpecs } = selectChecks(files);
  console.log(`\nFiles that differ from the default branch: ${files.length}`);
  if (files.length === 0) return [];

  const types = nodeCheck("Types", bin("typescript/bin/tsc"), "--noEmit");
  const prettier = [bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "--ignore-unknown"];
  const eslint = [bin("eslint/bin/eslint.js"), "--max-warnings", "0", "--no-warn-ignored"];
  const jest = [bin("jest/bin/jest.js"), "--passWithNoTests", "--findRelatedTests"];
  return [
    [
      hasTypes ? [types] : [],
      [
        nodeCheck("Format of the changed files", ...prettier, ...files),
        ...(lint.length > 0 ? [nodeCheck("Lint of the changed files", ...eslint, ...lint)] : []),
      ],
    ],
    [
      related.length > 0
        ? [
            nodeCheck("Icons", "--import", "tsx", "scripts/build-icons.ts"),
            { title: "Related unit tests", run: () => suite("jest", [...jest, ...related]), showsTimeLeft: true },
          ]
        : [],
    ],
    [specs.length + slowSpecs.length > 0 ? [await changedSpecs(specs, slowSpecs)] : []],
  ];
}

/** A build takes most of two minutes, so specs run only in an export that is already there. */
async function changedSpecs(specs: string[], slowSpecs: string[]): Promise<Part> {
  const isCurrent = isExportCurrent();
  const browser = isCurrent && specs.length > 0 ? await ensureBrowser() : "";
  const run = async () => {
    if (slowSpecs.length > 0)
      console.log(`These take minutes and do not run here: npm run e2e -- ${slowSpecs.map(withoutFolder).join(" ")}`);
    if (specs.length === 0) return { passed: 0, failed: 0 };
    if (!isCurrent) {
      console.log(`out/ is not built from these files, so no browser tests run here. First: npm run build`);
      return { passed: 0, failed: 0 };
    }
    const args = [bin("@playwright/test/cli.js"), "test", "-c", "e2e/playwright.config.ts", ...specs];
    return suite("playwright", args, { CHROMIUM_PATH: browser, E2E_PORT: String(await freePort()) });
  };
  return { title: "Changed browser tests", run };
}

const withoutFolder = (file: string) => file.replace("e2e/specs/", "");
