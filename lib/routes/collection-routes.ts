import type { RouteName } from "./routes";

/** The two routes of each collection of the association. */
export const collectionRoutes = {
  articles: { container: "articleContainer", item: "article" },
  events: { container: "eventContainer", item: "event" },
  benefits: { container: "benefitContainer", item: "benefit" },
  pages: { container: "pageContainer", item: "page" },
} as const satisfies Record<string, { container: RouteName; item: RouteName }>;
