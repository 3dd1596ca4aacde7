import { basePath } from "@/lib/config/base-path";
import { decoded } from "@/lib/format/readable-address";
import { routeExists, routeNames, routes, type RouteName } from "./routes";

export interface RouteMatch {
  name: RouteName;
  /** The decoded last segment of an item's address; "" for the other routes. */
  pagename: string;
}

/**
 * The route of an address, or null for an unknown one.
 * @param pathname path below the base path, with or without the base path and a trailing slash
 */
export function matchRoute(pathname: string): RouteMatch | null {
  const path = withoutTrailingSlash(withoutBasePath(pathname));
  for (const name of routeNames) {
    const pattern = routes[name].path;
    const pagename = pattern.endsWith("/{pagename}")
      ? childOf(path, pattern.slice(0, -"/{pagename}".length))
      : path === pattern
        ? ""
        : null;
    if (pagename !== null) return routeExists(name) ? { name, pagename } : null;
  }
  return null;
}

/** The path without `/app`. */
export function withoutBasePath(pathname: string): string {
  if (pathname === basePath) return "/";
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}

function childOf(path: string, parent: string): string | null {
  if (!path.startsWith(`${parent}/`)) return null;
  const segment = path.slice(parent.length + 1);
  if (segment === "" || segment.includes("/")) return null;
  return decoded(segment);
}
