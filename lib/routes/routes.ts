import { env } from "@/lib/config/env";
import {
  mdiAccountEdit,
  mdiAlert,
  mdiCalendar,
  mdiCardAccountDetails,
  mdiCog,
  mdiFileDocument,
  mdiGift,
  mdiNewspaperVariant,
  mdiReceiptText,
} from "@/lib/icons/first-icons";

/**
 * One row of the route table (docs/product.md, Routes). Its key is the route's name, which is part of the contract, and the key
 * of its title among the messages of `routes`.
 */
interface RouteDefinition {
  /** Without the base path; `{pagename}` is one segment. */
  path: string;
  /** Target of Back when the app has no history of its own. */
  parent: string | null;
  /** Path data of its icon. */
  icon: string;
}

const definitions = {
  membershipCard: { path: "/", parent: null, icon: mdiCardAccountDetails },
  myAccount: { path: "/myaccount", parent: "membershipCard", icon: mdiAccountEdit },
  invoiceContainer: { path: "/invoices", parent: "membershipCard", icon: mdiReceiptText },
  invoice: { path: "/invoices/{pagename}", parent: "invoiceContainer", icon: mdiReceiptText },
  articleContainer: { path: "/articles", parent: "membershipCard", icon: mdiNewspaperVariant },
  article: { path: "/articles/{pagename}", parent: "articleContainer", icon: mdiNewspaperVariant },
  eventContainer: { path: "/events", parent: "membershipCard", icon: mdiCalendar },
  event: { path: "/events/{pagename}", parent: "eventContainer", icon: mdiCalendar },
  benefitContainer: { path: "/benefits", parent: "membershipCard", icon: mdiGift },
  benefit: { path: "/benefits/{pagename}", parent: "benefitContainer", icon: mdiGift },
  pageContainer: { path: "/pages", parent: "membershipCard", icon: mdiFileDocument },
  page: { path: "/pages/{pagename}", parent: "pageContainer", icon: mdiFileDocument },
  settings: { path: "/settings", parent: "membershipCard", icon: mdiCog },
  error404: { path: "/error404", parent: "membershipCard", icon: mdiAlert },
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
