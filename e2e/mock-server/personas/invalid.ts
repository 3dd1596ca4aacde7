import { cardDetails, membership } from "../association/member-blocks";
import { invoice } from "../association/invoice";
import { ordinaryValues } from "../association/my-account-form";
import { translator } from "../locale";
import { likeOrdinary } from "./ordinary";

export const invalid = likeOrdinary({
  name: "invalid",
  label: "Ville Vanhentunut",
  shows:
    "A membership that is not valid: the warning on the card, and the invoice that mends it; a card code that is broken.",
  avatar: "/files/avatar-2.svg",
  values: {
    ...ordinaryValues,
    email: "ville.vanhentunut@example.org",
    street: "Umpikuja 7",
    postal_code: "33100",
    city: "Tampere",
  },
  member(locale, values) {
    const t = translator(locale);
    const fee = t("Jäsenmaksu", "Membership fee", "Medlemsavgift");
    return {
      _has_invalid_memberships: true,
      membership: [
        membership(1, t("Vuosijäsen", "Annual member", "Årsmedlem"), t("Ei voimassa", "Not valid", "Inte i kraft")),
      ],
      _details: cardDetails(t, "088 213", values, "2009"),
      // A wrong check digit (it should be 7): no scanner could read it.
      _card_code: { value: "6412345678901", format: "ean13", text: "6 412345 678901" },
      assignment: [],
      invoice: [
        invoice(locale, {
          id: 5044,
          title: fee,
          state: "overdue",
          dueIn: -62,
          rows: [{ title: fee, quantity: 1, price: 42 }],
        }),
      ],
    };
  },
});
