import { installForDebian } from "./install-for-debian.mjs";

/**
 * Whether an engine is available for the tests; installs Debian's if permitted.
 * If it is missing, one sentence says so.
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
