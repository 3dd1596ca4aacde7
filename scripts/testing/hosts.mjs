import { existsSync } from "node:fs";

/** Web servers for the tests of the host files, with their Debian packages. */
export const hostPackages = { nginx: "nginx-light", apache: "apache2-bin", caddy: "caddy" };

const places = {
  nginx: ["/usr/sbin/nginx", "/usr/bin/nginx"],
  apache: ["/usr/sbin/apache2"],
  caddy: ["/usr/bin/caddy"],
};

/** Debian's folder of Apache modules. */
export const apacheModules = "/usr/lib/apache2/modules";

/**
 * The installed web servers.
 * @returns {Partial<Record<keyof typeof hostPackages, string>>} paths of their programs
 */
export function findHosts() {
  const found = Object.entries(places).map(([name, paths]) => [name, paths.find((path) => existsSync(path))]);
  return Object.fromEntries(found.filter(([, path]) => path !== undefined));
}
