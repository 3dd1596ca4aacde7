import { routes, type RouteName } from "./routes";

export interface Headline {
  /** The route whose title stands in the row under the top bar. */
  route: RouteName;
  /** Whether it is the title of the screen; else the name of the list that an item's screen belongs to. */
  isTitle: boolean;
}

/** What stands in the row under the top bar; null on the card, which has no such row (decisions 2 "Headline"). */
export function headlineOf(name: RouteName): Headline | null {
  const { parent } = routes[name];
  if (parent === null) return null;
  return parent === "membershipCard" ? { route: name, isTitle: true } : { route: parent, isTitle: false };
}
