import { routeExists, routes, type RouteName } from "./routes";

/** The buttons of the bottom bar in their order, and the list that has to hold something for each. */
const listOfButton = {
  membershipCard: null,
  invoiceContainer: "invoices",
  benefitContainer: "benefits",
  eventContainer: "events",
  articleContainer: "articles",
} as const satisfies Partial<Record<RouteName, string | null>>;

export type BarRoute = keyof typeof listOfButton;

/** Which lists hold something: an empty one gets no button. */
export type FilledLists = Record<NonNullable<(typeof listOfButton)[BarRoute]>, boolean>;

/** The bottom bar: the card, then at most four of the routes that exist and hold something (decisions 2). */
export function barRoutes(filled: FilledLists, exists: (name: RouteName) => boolean = routeExists): BarRoute[] {
  return (Object.keys(listOfButton) as BarRoute[]).filter((name) => {
    const list = listOfButton[name];
    return (list === null || filled[list]) && exists(name);
  });
}

/** Whether a button of the bar stands for the present screen: its own, or an item of its list. The card is no list. */
export function isBarRouteCurrent(button: BarRoute, current: RouteName): boolean {
  return button === current || (button !== "membershipCard" && routes[current].parent === button);
}
