import { existsSync } from "node:fs";
import { findHosts, hostPackages } from "./hosts.mjs";
import { run } from "./run.mjs";

/**
 * Whether all web servers for the tests of the host files are there, installed when they are not and this may be done:
 * Debian's. What is missing is said in one sentence.
 * @returns {Promise<boolean>}
 */
export async function ensureHosts() {
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("\n› Installing web servers for the tests");
    await run("apt-get", ["-qq", "update"]);
    // At this run level Debian does not start what it installs: the tests start their own.
    await run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...missing()], {
      DEBIAN_FRONTEND: "noninteractive",
      RUNLEVEL: "1",
    });
  }
  if (missing().length === 0) return true;
  console.log(`\nNot every web server for the tests is here: they need Debian's packages ${missing().join(", ")}.`);
  return false;
}

function missing() {
  const found = findHosts();
  return Object.entries(hostPackages).flatMap(([name, debianPackage]) => (found[name] ? [] : [debianPackage]));
}
