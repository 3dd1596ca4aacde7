import { ordinary } from "./ordinary";
import type { Persona } from "./persona";

export const minimalConfig: Persona = {
  name: "minimal-config",
  label: "Kalle Karsittu",
  shows: "An empty config: no logo, picture, links, guide or form, and no word about cookies.",
  avatar: "/files/avatar-2.svg",
  values: {},
  collectionsWithConfig: false,
  config: () => ({}),
  collections: () => ({ articles: [], events: [], benefits: [], pages: [] }),
  member: (locale) => ({ ...ordinary.member(locale, ordinary.values), _full_name: "Kalle Karsittu" }),
};
