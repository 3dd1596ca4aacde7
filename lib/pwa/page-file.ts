import { matchRoute } from "@/lib/routes/match-route";
import { basePath, isInApp } from "@/lib/config/base-path";
import { routes } from "@/lib/routes/routes";

/**
 * The exported file that shows an address: list and item of a collection share one.
 * @returns null for an address without a route
 */
export function pageFile(pathname: string): string | null {
  if (!isInApp(pathname)) return null;
  const route = matchRoute(pathname);
  if (route === null) return null;
  const [, first = ""] = routes[route.name].path.split("/");
  return `${basePath}/${first || "index"}.html`;
}
