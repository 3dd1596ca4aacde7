import { associationConfig } from "../association/config";
import { likeOrdinary, ordinary } from "./ordinary";
import type { Persona } from "./persona";

/** A fictional stream: tests mock the analytics service. */
const google_analytics_id = "G-KAARNA1974";

/** Personas for the config of an association. */
export const minimalConfig = likeOrdinary({
  name: "minimal-config",
  label: "Kalle Karsittu",
  shows: "An empty config: no logo, picture, links, guide or form, and no word about cookies.",
  avatar: "/files/avatar-2.svg",
  values: {},
  collectionsWithConfig: false,
  config: () => ({}),
  collections: () => ({ articles: [], events: [], benefits: [], pages: [] }),
  member: (locale) => ordinary.member(locale, ordinary.values),
});

export const consentPersonas: readonly Persona[] = [
  likeOrdinary({
    name: "analytics",
    label: "Tiina Tilasto",
    shows: "An association that counts page views of those who accept statistics cookies.",
    config: (locale) => ({ ...associationConfig(locale), google_analytics_id }),
  }),
  likeOrdinary({
    name: "consent-off",
    label: "Kaisu Kysymätön",
    shows:
      "An association that asks nobody about cookies: no dialog, and embedded content at once; an analytics id too.",
    config: (locale) => ({ ...associationConfig(locale), google_analytics_id, cookie_consent_enabled: false }),
  }),
];
