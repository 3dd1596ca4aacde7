import path from "node:path";
import { ensureBrowser } from "./ensure-browser";
import { engines, ensurePrograms, hosts } from "./programs";
import {
  bin,
  check,
  isBuilt,
  jestSuite,
  lint,
  nodeCheck,
  playwrightSuite,
  type Count,
  type Part,
  type Stage,
} from "./run-parts";
import { buildExport, freePort } from "../prepare.mjs";

const nothing: Count = { passed: 0, failed: 0 };

/** Every check of the project. Most checks use one processor alone, so they run in two lanes. */
export async function everyPart(): Promise<Stage[]> {
  const browser = await ensureBrowser();
  const playwright = (folder: string, reporter: string, env: Record<string, string> = {}) => {
    const args = ["-c", `${folder}/playwright.config.ts`, `--reporter=${reporter},json`];
    return playwrightSuite(path.basename(folder), args, { CHROMIUM_PATH: browser, ...env });
  };

  const checks = [
    [
      nodeCheck("Icons", "--import", "tsx", "scripts/build-icons.ts"),
      check("Build", buildExport),
      nodeCheck("Types", bin("typescript/bin/tsc"), "--noEmit"),
      nodeCheck("Unused code and dependencies", bin("knip/bin/knip.js")),
      ofExport(nodeCheck("Size", "--import", "tsx", "scripts/size.ts")),
      nodeCheck("Licences", "--import", "tsx", "scripts/licences.ts", "--check"),
    ],
    [
      nodeCheck("Lint", ...lint),
      nodeCheck("Texts that a page translation breaks", "--import", "tsx", "scripts/loose-texts.ts"),
      nodeCheck("Format", bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."),
      nodeCheck("Server contract", "--import", "tsx", "tools/server-contract/openapi.ts", "--check"),
    ],
  ];
  const unitTests: Part = {
    title: "Unit tests",
    run: () => jestSuite("unit"),
    showsTimeLeft: true,
  };
  const browserTests = ofExport({
    title: "Browser tests",
    run: async () => playwright("e2e", "list", { E2E_PORT: String(await freePort()) }),
  });
  const hostFiles = ofExport({
    title: "Host files in real web servers",
    run: async () => {
      const missing = await ensurePrograms(hosts);
      return withMissing(missing, await playwright("e2e/hosts", "dot"));
    },
  });
  const otherEngines = ofExport({
    title: "Browser tests in WebKit and Firefox",
    run: async () => {
      const missing = await ensurePrograms(engines);
      const isAnyFound = missing < engines.length;
      const count = isAnyFound ? await playwright("e2e/engines", "list") : nothing;
      return withMissing(missing, count);
    },
  });
  return [checks, [[unitTests]], [[browserTests]], [[hostFiles]], [[otherEngines]]];
}

/** A part that needs the export fails without one. */
function ofExport(part: Part): Part {
  const run = async () => {
    if (isBuilt()) return part.run();
    console.log("There is no export in out/: npm run build");
    return { passed: 0, failed: 1 };
  };
  return { ...part, run };
}

/** Missing programs fail only on CI. Elsewhere the tests use the installed ones. */
function withMissing(missing: number, { passed, failed }: Count): Count {
  return { passed, failed: failed + (process.env.CI ? missing : 0) };
}
