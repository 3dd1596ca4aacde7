import { existsSync } from "node:fs";
import { run } from "../run.mjs";

/**
 * Installs packages of Debian, where this may be done: as root, and with apt.
 * @param title what they are, as in "Installing Firefox for the tests"
 */
export async function installForDebian(title: string, packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`\n› Installing ${title} for the tests`);
  await run("apt-get", ["-qq", "update"]);
  await run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...packages], {
    DEBIAN_FRONTEND: "noninteractive",
    // At this run level Debian does not start installed servers: the tests start their own.
    RUNLEVEL: "1",
  });
}
