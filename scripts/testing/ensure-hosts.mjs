import { findHosts, hostPackages } from "./hosts.mjs";
import { installForDebian } from "./install-for-debian.mjs";

/**
 * Whether all web servers are available for the tests of the host files; installs Debian's if permitted.
 * One sentence lists the missing ones.
 * @returns {Promise<boolean>}
 */
export async function ensureHosts() {
  if (missing().length > 0) await installForDebian("web servers", missing());
  if (missing().length === 0) return true;
  console.log(`\nNot every web server for the tests is here: they need Debian's packages ${missing().join(", ")}.`);
  return false;
}

function missing() {
  const found = findHosts();
  return Object.entries(hostPackages).flatMap(([name, debianPackage]) => (found[name] ? [] : [debianPackage]));
}
