import { existsSync } from "node:fs";
import { run } from "../run.mjs";

/**
 * Installs Debian packages if possible: as root, and with apt.
 * @param {string} title their name, as in "Installing Firefox for the tests"
 * @param {string[]} packages
 */
export async function installForDebian(title, packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`\n› Installing ${title} for the tests`);
  await run("apt-get", ["-qq", "update"]);
  await run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...packages], {
    DEBIAN_FRONTEND: "noninteractive",
    // At this run level Debian does not start installed servers: the tests start their own.
    RUNLEVEL: "1",
  });
}
