import { existsSync } from "node:fs";

const paths = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/**
 * Firefox of the system.
 * @returns {string | null} its path; null when there is none
 */
export function findFirefox() {
  return paths.find((path) => existsSync(path)) ?? null;
}
