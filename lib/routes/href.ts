import { basePath } from "@/lib/config/base-path";
import { routes, type RouteName } from "./routes";

/** The address of a route with the base path, e.g. `/app/invoices/12`. */
export function href(name: RouteName, pagename = ""): `/${string}` {
  const path = routes[name].path.replace("{pagename}", encodeURIComponent(wellFormed(pagename)));
  return `${basePath}${path}`;
}

/** JSON can carry a lone surrogate, an address cannot: it becomes the replacement character. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
