/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { leaveOutEnvFile } from "./leave-out-env-file";

const root = process.cwd();
const given = { ...process.env };
let said: jest.SpyInstance;
let folder = "";

beforeEach(() => {
  said = jest.spyOn(console, "log").mockImplementation(() => undefined);
  // Next remembers the settings that it has read.
  jest.resetModules();
  folder = mkdtempSync(path.join(tmpdir(), "env-"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(root);
  process.env = { ...given };
  rmSync(folder, { recursive: true });
});

/** Runs like `npm test`. @returns the settings that a build then reads */
async function settingsAfter() {
  leaveOutEnvFile();
  const { loadEnvConfig } = await import("@next/env");
  loadEnvConfig(folder, false, { info: () => undefined, error: console.error });
  return [process.env.NEXT_PUBLIC_APP_NAME, process.env.NEXT_PUBLIC_LOCALES, process.env.OTHER];
}

describe("leaveOutEnvFile", () => {
  it("ignores the settings of a .env, with a notice", async () => {
    writeFileSync(".env", "NEXT_PUBLIC_APP_NAME=Metsä\nNEXT_PUBLIC_LOCALES=fi\nOTHER=1\n");
    expect(await settingsAfter()).toEqual(["", "", "1"]);
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^\n\.env is left out: the tests build and try the app/)]]);
  });

  it("keeps the shell's settings", async () => {
    process.env.NEXT_PUBLIC_APP_NAME = "Kaarna";
    writeFileSync(".env", "NEXT_PUBLIC_APP_NAME=Metsä\n");
    expect(await settingsAfter()).toEqual(["Kaarna", "", undefined]);
  });

  it("prints nothing without a .env", async () => {
    expect(await settingsAfter()).toEqual([undefined, undefined, undefined]);
    expect(said).not.toHaveBeenCalled();
  });
});
