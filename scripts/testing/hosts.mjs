import { existsSync } from "node:fs";

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
 * @returns {Partial<Record<keyof typeof hostPackages, string>>} paths of their programs
 */
export function findHosts() {
  const found = Object.entries(places).map(([name, paths]) => [name, paths.find((path) => existsSync(path))]);
  return Object.fromEntries(found.filter(([, path]) => path !== undefined));
}
