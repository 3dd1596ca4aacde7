/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { arePackagesCurrent } from "./prepare.mjs";

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), "packages-"))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, changedAt: number): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), "{}");
  utimesSync(path.join(root, file), changedAt, changedAt);
}

// npm writes its copy of the lock file at the end of each installation.
it.each([
  ["not current in a fresh clone", null, false],
  ["current after an npm ci by hand", 2000, true],
  ["not current after a pull that changed the lock file", 500, false],
])("the packages are %s", (_, installedAt, isCurrent) => {
  write("package-lock.json", 1000);
  if (installedAt !== null) write("node_modules/.package-lock.json", installedAt);
  expect(arePackagesCurrent(root)).toBe(isCurrent);
});
