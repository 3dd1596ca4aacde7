import { matchRoute } from "@/lib/routes/match-route";
import { basePath, routes } from "@/lib/routes/routes";

/**
 * The exported file that shows an address: list and item of a collection are one file.
 * @returns null for an address that no route has
 */
export function pageFile(pathname: string): string | null {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return null;
  const route = matchRoute(pathname);
  if (route === null) return null;
  const [, first = ""] = routes[route.name].path.split("/");
  return `${basePath}/${first || "index"}.html`;
}
