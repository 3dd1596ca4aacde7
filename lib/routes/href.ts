import { basePath } from "@/lib/config/base-path";
import { routes, type RouteName } from "./routes";

/** The address of a route below the base path, e.g. `/invoices/12`. */
export function routePath(name: RouteName, pagename = ""): string {
  return routes[name].path.replace("{pagename}", encodeURIComponent(wellFormed(pagename)));
}

/** The whole address of a route on its host, e.g. `/app/invoices/12`. */
export function href(name: RouteName, pagename = ""): `/${string}` {
  const path = routePath(name, pagename);
  return path === "/" ? `${basePath}/` : `${basePath}${path}`;
}

/** Half a character, which JSON can carry, is no part of an address: it becomes the replacement character. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
