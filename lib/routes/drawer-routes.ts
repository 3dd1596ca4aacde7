import { mdiAccountEdit, mdiCog, mdiFileDocument } from "@mdi/js";
import { barButtons, type FilledLists } from "./bar-routes";
import { routeExists, type RouteName } from "./routes";

/** The screens without an entry in the drawer: the card, which is in the bottom bar, and items, which their lists open. */
type NotInDrawer = "membershipCard" | "invoice" | "article" | "event" | "benefit" | "page" | "error404";

export type DrawerRoute = Exclude<RouteName, NotInDrawer>;

/** Which lists hold an entry, pages included. */
export type DrawerLists = FilledLists & { pages: boolean };

/**
 * The app's own entries of the drawer in order: the list that must hold an entry for each, and the path data of its icon, which
 * the list shows too while it is empty.
 */
export const drawerEntries: Record<DrawerRoute, { list: keyof DrawerLists | null; icon: string }> = {
  myAccount: { list: null, icon: mdiAccountEdit },
  settings: { list: null, icon: mdiCog },
  invoiceContainer: { ...barButtons.invoiceContainer, list: null },
  articleContainer: barButtons.articleContainer,
  eventContainer: barButtons.eventContainer,
  benefitContainer: barButtons.benefitContainer,
  pageContainer: { list: "pages", icon: mdiFileDocument },
};

/** myAccount, settings and invoices, then the non-empty collections (docs/product.md, Drawer). */
export function drawerRoutes(filled: DrawerLists): DrawerRoute[] {
  return (Object.keys(drawerEntries) as DrawerRoute[]).filter((name) => {
    const { list } = drawerEntries[name];
    return (list === null || filled[list]) && routeExists(name);
  });
}
