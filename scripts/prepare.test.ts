/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { arePackagesCurrent, checkFolder } from "./prepare.mjs";

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), "packages-"))));
afterEach(() => rmSync(root, { recursive: true }));

const next = "node_modules/next";
const forMac = "node_modules/for-mac";

function write(file: string, content: object): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
}

// npm writes its copy of the lock file at the end of each installation. No times count: an unpacked archive has those of its commits.
it.each<[string, recorded: object | null, present: string[], boolean]>([
  ["not current in a fresh clone", null, [], false],
  ["current after an npm ci by hand", { [next]: { version: "2.0.0" } }, [next], true],
  ["not current after a pull that changed a version", { [next]: { version: "1.0.0" } }, [next], false],
  ["not current when a package was deleted", { [next]: { version: "2.0.0" } }, [], false],
  ["not current when a package was added", {}, [next], false],
  ["not current after an installation that stopped", null, [next], false],
])("the packages are %s", (_, recorded, present, isCurrent) => {
  write("package-lock.json", {
    packages: { "": {}, [next]: { version: "2.0.0" }, [forMac]: { version: "3.0.0", optional: true } },
  });
  for (const folder of present) write(`${folder}/package.json`, {});
  if (recorded) write("node_modules/.package-lock.json", { packages: recorded });
  expect(arePackagesCurrent(root)).toBe(isCurrent);
});

it.each([
  [
    "/home/me/C#/app",
    ["\nThe app cannot be built in /home/me/C#/app: please move it to a folder without # in its path."],
  ],
  [
    "/home/me/what?/app",
    ["\nThe app cannot be built in /home/me/what?/app: please move it to a folder without ? in its path."],
  ],
  ["/home/me/Jäsenet (1) [uusi] 50%25/app", []],
])("the folder %s", (folder, said) => {
  const print = jest.spyOn(console, "error").mockReturnValue();
  const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never);
  checkFolder(folder);
  expect(print.mock.calls.flat()).toEqual(said);
  expect(exit).toHaveBeenCalledTimes(said.length);
});
