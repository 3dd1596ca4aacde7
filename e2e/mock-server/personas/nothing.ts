import { ordinaryValues } from "../association/my-account-form";
import { ordinary } from "./ordinary";
import type { Persona } from "./persona";

export const nothing: Persona = {
  ...ordinary,
  name: "nothing",
  label: "Uuno Uusijäsen",
  shows: "Nothing yet: no memberships, details, assignments or invoices, and empty collections.",
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
