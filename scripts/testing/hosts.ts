import { existsSync } from "node:fs";
import { installForDebian } from "./install-for-debian";

/** Web servers that the host files are tried in, by the package of Debian that has each. */
export const hostPackages = { nginx: "nginx-light", apache: "apache2-bin", caddy: "caddy" };

const places = {
  nginx: ["/usr/sbin/nginx", "/usr/bin/nginx"],
  apache: ["/usr/sbin/apache2"],
  caddy: ["/usr/bin/caddy"],
};

/** Where Debian keeps the modules of Apache. */
export const apacheModules = "/usr/lib/apache2/modules";

/**
 * The web servers that are there.
 * @returns paths of their programs
 */
export function findHosts(): Partial<Record<keyof typeof hostPackages, string>> {
  const found = Object.entries(places).map(([name, paths]) => [name, paths.find((path) => existsSync(path))]);
  return Object.fromEntries(found.filter(([, path]) => path !== undefined)) as ReturnType<typeof findHosts>;
}

/**
 * Whether all web servers for the tests of the host files are there, installed when they are not and this may be done:
 * Debian's. What is missing is said in one sentence.
 */
export async function ensureHosts(): Promise<boolean> {
  if (missing().length > 0) await installForDebian("web servers", missing());
  if (missing().length === 0) return true;
  console.log(`\nNot every web server for the tests is here: they need Debian's packages ${missing().join(", ")}.`);
  return false;
}

function missing(): string[] {
  const found: Record<string, string> = findHosts();
  return Object.entries(hostPackages).flatMap(([name, debianPackage]) => (found[name] ? [] : [debianPackage]));
}
