import { associationConfig } from "../association/config";
import { ordinaryValues } from "../association/my-account-form";
import type { Persona } from "./persona";

export const nothing: Persona = {
  name: "nothing",
  label: "Uuno Uusijäsen",
  shows: "Nothing yet: no memberships, details, assignments or invoices, and empty collections.",
  showsFi: "Ei vielä mitään: ei jäsenyyksiä, tietoja, luottamustehtäviä eikä laskuja, ja kokoelmat ovat tyhjiä.",
  showsSv: "Ingenting ännu: inga medlemskap, uppgifter, förtroendeuppdrag eller fakturor, och tomma listor.",
  avatar: "/files/avatar-4.svg",
  values: {
    ...ordinaryValues,
    email: "",
    phone: "",
    street: "",
    postal_code: "",
    city: "",
    newsletter: false,
    interests: [],
  },
  collectionsWithConfig: true,
  config: associationConfig,
  collections: () => ({ articles: [], events: [], benefits: [], pages: [] }),
  member: () => ({
    _full_name: "Uuno Uusijäsen",
    _has_invalid_memberships: false,
    membership: [],
    _details: [],
    assignment: [],
    invoice: [],
  }),
};
