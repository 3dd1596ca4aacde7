/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const leaveOut = pathToFileURL(path.resolve("scripts/testing/leave-out-env-file.ts")).href;
const tsx = pathToFileURL(path.resolve("node_modules/tsx/dist/loader.mjs")).href;
const nextEnv = JSON.stringify(path.resolve("node_modules/@next/env"));
/** Runs like `npm test`, then reads the settings as a build does. */
const script = `import { createRequire } from "node:module";
import { leaveOutEnvFile } from ${JSON.stringify(leaveOut)};
leaveOutEnvFile();
createRequire(import.meta.url)(${nextEnv}).loadEnvConfig(process.cwd(), false, { info() {} });
console.log(JSON.stringify([process.env.NEXT_PUBLIC_APP_NAME, process.env.NEXT_PUBLIC_LOCALES, process.env.OTHER]));`;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "env-"));
  writeFileSync(path.join(folder, "script.mjs"), script);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @returns the output, and the settings that a build then reads */
function run(env = {}): [string, unknown] {
  const given = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("NEXT_PUBLIC_")));
  const text = execFileSync(process.execPath, ["--import", tsx, "script.mjs"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...given, ...env, NODE_ENV: "production" },
  });
  const lines = text.trim().split("\n");
  return [lines.slice(0, -1).join("\n"), JSON.parse(lines.at(-1)!)];
}

describe("leaveOutEnvFile", () => {
  it("ignores the settings of a .env, with a notice", () => {
    writeFileSync(path.join(folder, ".env"), "NEXT_PUBLIC_APP_NAME=Metsä\nNEXT_PUBLIC_LOCALES=fi\nOTHER=1\n");
    const [said, settings] = run();
    expect(settings).toEqual(["", "", "1"]);
    expect(said).toMatch(/^\.env is left out: the tests build and try the app as it comes\./);
  });

  it("keeps the shell's settings", () => {
    writeFileSync(path.join(folder, ".env"), "NEXT_PUBLIC_APP_NAME=Metsä\n");
    expect(run({ NEXT_PUBLIC_APP_NAME: "Kaarna" })[1]).toEqual(["Kaarna", "", null]);
  });

  it("prints nothing without a .env", () => {
    expect(run()).toEqual(["", [null, null, null]]);
  });
});
