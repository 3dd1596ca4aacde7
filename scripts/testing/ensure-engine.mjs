import { installForDebian } from "./install-for-debian.mjs";

/**
 * Whether an engine is there for the tests, installed when it is not and this may be done: Debian's.
 * Where there is none it says so in one sentence.
 * @param {(typeof import("./engines.mjs").engines)["webkit" | "firefox"]} engine
 * @returns {Promise<boolean>}
 */
export async function ensureEngine({ title, find, packages }) {
  if (find()) return true;
  await installForDebian(title, packages);
  if (find()) return true;
  console.log(`\nNo ${title} for the tests: on Debian it comes with ${packages.join(" and ")}.`);
  return false;
}
