import { basePath } from "@/lib/config/base-path";
import { routes, type RouteName } from "./routes";

/** The address of a route without the base path, e.g. `/invoices/12`. */
export function routePath(name: RouteName, pagename = ""): string {
  return routes[name].path.replace("{pagename}", encodeURIComponent(wellFormed(pagename)));
}

/** The address of a route with the base path, e.g. `/app/invoices/12`. */
export function href(name: RouteName, pagename = ""): `/${string}` {
  const path = routePath(name, pagename);
  return path === "/" ? `${basePath}/` : `${basePath}${path}`;
}

/** JSON can carry a lone surrogate, an address cannot: it becomes the replacement character. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
