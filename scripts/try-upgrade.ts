// `npm run try-upgrade -- next@<version> ...`: builds and tests a copy of the working tree with other package versions. Changes
// nothing here, and keeps the copy when something fails. The copy has no .env: the tests expect the unbranded app.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { envFiles, freePort, stop } from "./prepare.mjs";

/** Specs of what a start, a screen and a payment need. */
const specs = ["first-paint", "start.spec", "shell", "card.spec", "account", "payment", "offline"];

const packages = process.argv.slice(2);
if (packages.length === 0 || packages.some((name) => name.startsWith("-")))
  stop("Name the packages: npm run try-upgrade -- next@16.5.0");

const { status, stdout: listed } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
if (status !== 0) stop("npm run try-upgrade needs git, and a clone of the repository.");
const files = String(listed).split("\0").filter(Boolean);
const copy = mkdtempSync(path.join(os.tmpdir(), "try-upgrade-"));
// Git also lists files that the working tree has lost.
for (const file of files.filter((name) => existsSync(name) && !envFiles.includes(name)))
  cpSync(file, path.join(copy, file));

const port = String(await freePort());
step("Installing", "npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
step("Installing " + packages.join(" "), "npm", [
  "install",
  "--no-save",
  "--ignore-scripts",
  "--no-audit",
  ...packages,
]);
step("Build", "npm", ["run", "build"]);
step("Size", "npm", ["run", "size"], {}, { mustPass: false });
step("Unit tests", "npm", ["run", "unit", "--", "--silent", "--reporters=summary"]);
step("Browser tests", "npm", ["run", "e2e", "--", "--reporter=dot", ...specs], { E2E_PORT: port });
rmSync(copy, { recursive: true });
console.log(`\nBuild and tests pass with ${packages.join(" ")}.`);

/** A step with `mustPass: false` may fail: its output is only informative. */
function step(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
  { mustPass = true } = {},
): void {
  console.log(`\n› ${title}`);
  const { status } = spawnSync(command, args, { cwd: copy, stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0 && mustPass) stop(`${title} failed. The copy is in ${copy}.`);
}
