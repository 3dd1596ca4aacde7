import { routeExists, routeNames, routes } from "@/lib/routes/routes";

/** The export's files of switched-off routes: files and folders below out/. */
export function filesOfRoutesOff(): string[] {
  return routeNames
    .filter((name) => !routeExists(name) && !routes[name].path.includes("{"))
    .map((name) => routes[name].path.slice(1))
    .flatMap((page) => [`${page}.html`, `${page}.txt`, page]);
}
