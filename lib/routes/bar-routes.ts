import {
  mdiCalendar,
  mdiCardAccountDetails,
  mdiGift,
  mdiNewspaperVariant,
  mdiReceiptText,
} from "@/lib/icons/first-icons";
import { routeExists, routes, type RouteName } from "./routes";

/** The buttons of the bottom bar in order: the list that must hold an entry for each, and the path data of its icon. */
export const barButtons = {
  membershipCard: { list: null, icon: mdiCardAccountDetails },
  invoiceContainer: { list: "invoices", icon: mdiReceiptText },
  benefitContainer: { list: "benefits", icon: mdiGift },
  eventContainer: { list: "events", icon: mdiCalendar },
  articleContainer: { list: "articles", icon: mdiNewspaperVariant },
} as const satisfies Partial<Record<RouteName, { list: string | null; icon: string }>>;

export type BarRoute = keyof typeof barButtons;

/** Which lists hold an entry: an empty list gets no button. */
export type FilledLists = Record<NonNullable<(typeof barButtons)[BarRoute]["list"]>, boolean>;

/** The bottom bar: the card, then up to four routes that exist and hold an entry (docs/product.md, Shell). */
export function barRoutes(filled: FilledLists): BarRoute[] {
  return (Object.keys(barButtons) as BarRoute[]).filter((name) => {
    const { list } = barButtons[name];
    return (list === null || filled[list]) && routeExists(name);
  });
}

/** Whether a button of the bar is current: on its own screen, or on an item of its list. The card has no items. */
export function isBarRouteCurrent(button: BarRoute, current: RouteName): boolean {
  return button === current || (button !== "membershipCard" && routes[current].parent === button);
}
