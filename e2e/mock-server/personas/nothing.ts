import { ordinaryValues } from "../association/my-account-form";
import { likeOrdinary } from "./ordinary";

export const nothing = likeOrdinary({
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
    _has_invalid_memberships: false,
    membership: [],
    _details: [],
    assignment: [],
    invoice: [],
  }),
});
