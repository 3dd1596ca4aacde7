import { mdiAccountEdit, mdiCog, mdiFileDocument } from "@mdi/js";
import { barButtons } from "./bar-routes";
import type { RouteName } from "./routes";

/** The screens without an entry in the drawer: the card, which is in the bottom bar, and items, which their lists open. */
type NotInDrawer = "membershipCard" | "invoice" | "article" | "event" | "benefit" | "page" | "error404";

export type DrawerRoute = Exclude<RouteName, NotInDrawer>;

/** Path data of the icons of the app's own entries in the drawer. An empty list shows the same icon. */
export const drawerIcons: Record<DrawerRoute, string> = {
  myAccount: mdiAccountEdit,
  settings: mdiCog,
  invoiceContainer: barButtons.invoiceContainer.icon,
  articleContainer: barButtons.articleContainer.icon,
  eventContainer: barButtons.eventContainer.icon,
  benefitContainer: barButtons.benefitContainer.icon,
  pageContainer: mdiFileDocument,
};
