import { env } from "@/lib/base/env";
import {
  mdiAccountEdit,
  mdiCalendar,
  mdiCardAccountDetails,
  mdiCog,
  mdiCompassOff,
  mdiFileDocument,
  mdiGift,
  mdiNewspaperVariant,
  mdiReceiptText,
} from "@/lib/base/first-icons";

/** One row of the route table (spec 2, decisions 2). Route names are part of the contract. */
interface RouteDefinition {
  /** Below the base path; `{pagename}` stands for one segment. */
  path: string;
  /** Where Back leads when there is no history of the app's own. */
  parent: string | null;
  /** Path data of its icon. */
  icon: string;
  /** Message key in the `routes` namespace. */
  titleKey: string;
}

const definitions = {
  membershipCard: { path: "/", parent: null, icon: mdiCardAccountDetails, titleKey: "membershipCard" },
  myAccount: { path: "/myaccount", parent: "membershipCard", icon: mdiAccountEdit, titleKey: "myAccount" },
  invoiceContainer: { path: "/invoices", parent: "membershipCard", icon: mdiReceiptText, titleKey: "invoiceContainer" },
  invoice: { path: "/invoices/{pagename}", parent: "invoiceContainer", icon: mdiReceiptText, titleKey: "invoice" },
  articleContainer: {
    path: "/articles",
    parent: "membershipCard",
    icon: mdiNewspaperVariant,
    titleKey: "articleContainer",
  },
  article: { path: "/articles/{pagename}", parent: "articleContainer", icon: mdiNewspaperVariant, titleKey: "article" },
  eventContainer: { path: "/events", parent: "membershipCard", icon: mdiCalendar, titleKey: "eventContainer" },
  event: { path: "/events/{pagename}", parent: "eventContainer", icon: mdiCalendar, titleKey: "event" },
  benefitContainer: { path: "/benefits", parent: "membershipCard", icon: mdiGift, titleKey: "benefitContainer" },
  benefit: { path: "/benefits/{pagename}", parent: "benefitContainer", icon: mdiGift, titleKey: "benefit" },
  pageContainer: { path: "/pages", parent: "membershipCard", icon: mdiFileDocument, titleKey: "pageContainer" },
  page: { path: "/pages/{pagename}", parent: "pageContainer", icon: mdiFileDocument, titleKey: "page" },
  settings: { path: "/settings", parent: "membershipCard", icon: mdiCog, titleKey: "settings" },
  error404: { path: "/error404", parent: "membershipCard", icon: mdiCompassOff, titleKey: "error404" },
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof definitions;

export const routes: Record<RouteName, RouteDefinition> = definitions;
export const routeNames = Object.keys(definitions) as RouteName[];
/** The app lives below this path on every host. */
export { basePath } from "@/lib/base/base-path";

/** Routes that no deployment can switch off: without them the app has no way home. */
const alwaysOn: readonly RouteName[] = ["membershipCard", "settings", "error404"];

/** False for a route that the build setting switched off, and for the children of such a route: it does not exist. */
export function routeExists(name: RouteName, off: string = env.NEXT_PUBLIC_ROUTES_OFF): boolean {
  if (alwaysOn.includes(name)) return true;
  const switchedOff = off.split(",").map((entry) => entry.trim());
  if (switchedOff.includes(name)) return false;
  const parent = routes[name].parent;
  return parent === null || routeExists(parent as RouteName, off);
}
