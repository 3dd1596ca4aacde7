import { env } from "@/lib/config/env";

/**
 * One row of the route table (docs/product.md, Routes). Its key is the route's name, which is part of the contract, and the key
 * of its title among the messages of `routes`.
 */
interface RouteDefinition {
  /** Without the base path; `{pagename}` is one segment. */
  path: string;
  /** Target of Back when the app has no history of its own. */
  parent: string | null;
}

const definitions = {
  membershipCard: { path: "/", parent: null },
  myAccount: { path: "/myaccount", parent: "membershipCard" },
  invoiceContainer: { path: "/invoices", parent: "membershipCard" },
  invoice: { path: "/invoices/{pagename}", parent: "invoiceContainer" },
  articleContainer: { path: "/articles", parent: "membershipCard" },
  article: { path: "/articles/{pagename}", parent: "articleContainer" },
  eventContainer: { path: "/events", parent: "membershipCard" },
  event: { path: "/events/{pagename}", parent: "eventContainer" },
  benefitContainer: { path: "/benefits", parent: "membershipCard" },
  benefit: { path: "/benefits/{pagename}", parent: "benefitContainer" },
  pageContainer: { path: "/pages", parent: "membershipCard" },
  page: { path: "/pages/{pagename}", parent: "pageContainer" },
  settings: { path: "/settings", parent: "membershipCard" },
  error404: { path: "/error404", parent: "membershipCard" },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof definitions;

export const routes: Record<RouteName, RouteDefinition & { parent: RouteName | null }> = definitions;
export const routeNames = Object.keys(definitions) as RouteName[];

/** Routes that no deployment can switch off: without them the app has no way home. */
const alwaysOn: readonly RouteName[] = ["membershipCard", "settings", "error404"];

/** False for a route that the build setting switches off, and for its children: such a route does not exist. */
export function routeExists(name: RouteName, off: string = env.NEXT_PUBLIC_ROUTES_OFF): boolean {
  if (alwaysOn.includes(name)) return true;
  const switchedOff = off.split(",").map((entry) => entry.trim());
  if (switchedOff.includes(name)) return false;
  const { parent } = routes[name];
  return parent === null || routeExists(parent, off);
}

/** The two routes of each collection of the association. */
export const collectionRoutes = {
  articles: { container: "articleContainer", item: "article" },
  events: { container: "eventContainer", item: "event" },
  benefits: { container: "benefitContainer", item: "benefit" },
  pages: { container: "pageContainer", item: "page" },
} as const satisfies Record<string, { container: RouteName; item: RouteName }>;

export interface Headline {
  /** The route whose title is in the row under the top bar. */
  route: RouteName;
  /** Whether it is the screen's own title. On an item's screen it is the name of the list. */
  isTitle: boolean;
}

/** The content of the row under the top bar; null on the card, which has no row (docs/product.md, Shell). */
export function headlineOf(name: RouteName): Headline | null {
  const { parent } = routes[name];
  if (parent === null) return null;
  return parent === "membershipCard" ? { route: name, isTitle: true } : { route: parent, isTitle: false };
}
