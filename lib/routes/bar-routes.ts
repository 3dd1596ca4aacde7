import { routeExists, routes, type RouteName } from "./routes";

/** The buttons of the bottom bar in order, with the list that must hold an entry for each. */
const listOfButton = {
  membershipCard: null,
  invoiceContainer: "invoices",
  benefitContainer: "benefits",
  eventContainer: "events",
  articleContainer: "articles",
} as const satisfies Partial<Record<RouteName, string | null>>;

export type BarRoute = keyof typeof listOfButton;

/** Which lists hold an entry: an empty list gets no button. */
export type FilledLists = Record<NonNullable<(typeof listOfButton)[BarRoute]>, boolean>;

/** The bottom bar: the card, then up to four routes that exist and hold an entry (docs/product.md, Shell). */
export function barRoutes(filled: FilledLists, exists: (name: RouteName) => boolean = routeExists): BarRoute[] {
  return (Object.keys(listOfButton) as BarRoute[]).filter((name) => {
    const list = listOfButton[name];
    return (list === null || filled[list]) && exists(name);
  });
}

/** Whether a button of the bar is current: on its own screen, or on an item of its list. The card has no items. */
export function isBarRouteCurrent(button: BarRoute, current: RouteName): boolean {
  return button === current || (button !== "membershipCard" && routes[current].parent === button);
}
