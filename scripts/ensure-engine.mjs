import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/**
 * Whether an engine is there for the tests, installed when it is not and this may be done: Debian's.
 * Where there is none it says so in one sentence.
 * @param {(typeof import("./engines.mjs").engines)["webkit" | "firefox"]} engine
 * @returns {Promise<boolean>}
 */
export async function ensureEngine({ title, find, packages }) {
  if (find()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`\n› Installing ${title} for the tests`);
    await run("apt-get", ["-qq", "update"]);
    await run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...packages], {
      DEBIAN_FRONTEND: "noninteractive",
    });
  }
  if (find()) return true;
  console.log(`\nNo ${title} for the tests: on Debian it comes with ${packages.join(" and ")}.`);
  return false;
}
