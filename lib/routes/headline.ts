import { routes, type RouteName } from "./routes";

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
