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
  const path = withoutBasePath(pathname);
  for (const name of routeNames) {
    const match = new RegExp(`^${routes[name].path.replace("{pagename}", "([^/]+)")}/*$`).exec(path);
    if (match) return routeExists(name) ? { name, pagename: decoded(match[1] ?? "") } : null;
  }
  return null;
}

/** The path without `/app`. */
export function withoutBasePath(pathname: string): string {
  if (pathname === basePath) return "/";
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}
