/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { changedFiles } from "./changed-files";

let folder = "";
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], { cwd: folder });
const write = (...names: string[]) => {
  for (const name of names) writeFileSync(path.join(folder, name), `${Math.random()}`);
};
const commit = (message: string) => {
  git("add", ".");
  git("commit", "-qm", message);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "changed-"));
  git("init", "-q", "-b", "main");
  write("untouched.ts", "committed.ts", "uncommitted.ts", "deleted.ts");
  commit("Before");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("finds committed, uncommitted and new files of a branch, not the deleted ones", () => {
  git("switch", "-qc", "change");
  write("committed.ts");
  commit("Change");
  write("uncommitted.ts", "new ä.ts");
  rmSync(path.join(folder, "deleted.ts"));
  expect(changedFiles(folder).sort()).toEqual(["committed.ts", "new ä.ts", "uncommitted.ts"]);
});

it("leaves out what the default branch changed since", () => {
  git("switch", "-qc", "change");
  git("switch", "-q", "main");
  write("untouched.ts");
  commit("Of others");
  git("switch", "-q", "change");
  expect(changedFiles(folder)).toEqual([]);
});

it("finds nothing on an unchanged default branch", () => {
  expect(changedFiles(folder)).toEqual([]);
});
