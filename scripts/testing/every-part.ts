import { existsSync } from "node:fs";
import path from "node:path";
import { icons, lint, looseTexts, serverContract, types } from "./checks";
import { ensureBrowser } from "./ensure-browser";
import { engines, ensurePrograms, hosts, type ProgramName } from "./programs";
import {
  bin,
  check,
  jestSuite,
  nodeCheck,
  playwrightSuite,
  tsxCheck,
  type Count,
  type Part,
  type Stage,
} from "./run-parts";
import { buildExport, freePort } from "../prepare.mjs";

/** Every check of the project. Most checks use one processor alone, so they run in two lanes. */
export async function everyPart(): Promise<Stage[]> {
  const browser = await ensureBrowser();
  const playwright = async (folder: string, reporter: string, ...more: string[]) => {
    const args = ["-c", `${folder}/playwright.config.ts`, `--reporter=${reporter},json`, ...more];
    const env = { CHROMIUM_PATH: browser, E2E_PORT: String(await freePort()) };
    return playwrightSuite(path.basename(folder), args, env);
  };

  const checks = [
    [
      icons,
      check("Build", buildExport),
      types,
      nodeCheck("Unused code and dependencies", bin("knip/bin/knip.js")),
      ofExport(tsxCheck("Size", "scripts/size.ts")),
      tsxCheck("Licences", "scripts/licences.ts", "--check"),
    ],
    [
      lint,
      looseTexts,
      nodeCheck("Format", bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."),
      serverContract,
    ],
  ];
  const browserTests = ofExport({ title: "Browser tests", run: () => playwright("e2e", "list") });
  const hostFiles = ofExport({
    title: "Host files in real web servers",
    run: () => withPrograms(hosts, () => playwright("e2e/hosts", "dot")),
  });
  const otherEngines = ofExport({
    title: "Browser tests in WebKit and Firefox",
    run: () => withPrograms(engines, () => playwright("e2e/engines", "list", "--pass-with-no-tests")),
  });
  return [checks, [[jestSuite("Unit tests")]], [[browserTests]], [[hostFiles]], [[otherEngines]]];
}

/** A part that needs the export fails without one. */
function ofExport(part: Part): Part {
  const run = async () => {
    if (existsSync("out/index.html")) return part.run();
    console.log("There is no export in out/: npm run build");
    return { passed: 0, failed: 1 };
  };
  return { ...part, run };
}

/** Missing programs fail only on CI. Elsewhere the tests use the installed ones. */
async function withPrograms(names: readonly ProgramName[], run: () => Promise<Count>): Promise<Count> {
  const missing = await ensurePrograms(names);
  const { passed, failed } = await run();
  return { passed, failed: failed + (process.env.CI ? missing : 0) };
}
