import { routeExists, routes, type RouteName } from "./routes";

/** Which lists hold something: an empty one gets no button. */
export interface FilledLists {
  invoices: boolean;
  benefits: boolean;
  events: boolean;
  articles: boolean;
}

export type BarRoute = Extract<
  RouteName,
  "membershipCard" | "invoiceContainer" | "benefitContainer" | "eventContainer" | "articleContainer"
>;

/** The bottom bar: the card, then at most four of the routes that exist and hold something (decisions 2). */
export function barRoutes(filled: FilledLists, exists: (name: RouteName) => boolean = routeExists): BarRoute[] {
  const candidates: [BarRoute, boolean][] = [
    ["membershipCard", true],
    ["invoiceContainer", filled.invoices],
    ["benefitContainer", filled.benefits],
    ["eventContainer", filled.events],
    ["articleContainer", filled.articles],
  ];
  return candidates.filter(([name, isFilled]) => isFilled && exists(name)).map(([name]) => name);
}

/** Whether a button of the bar stands for the present screen: its own, or an item of its list. The card is no list. */
export function isBarRouteCurrent(button: BarRoute, current: RouteName): boolean {
  return button === current || (button !== "membershipCard" && routes[current].parent === button);
}
