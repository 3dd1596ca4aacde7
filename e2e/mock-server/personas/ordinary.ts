import { assignment, cardDetails, membership } from "../association/member-blocks";
import { associationCollections } from "../association/collections";
import { associationConfig } from "../association/config";
import { invoice } from "../association/invoice";
import { ordinaryValues } from "../association/my-account-form";
import { translator } from "../locale";
import type { Persona } from "./persona";

export const ordinary: Persona = {
  name: "ordinary",
  label: "Maija Mallikas",
  shows: "An ordinary member: two memberships, two assignments, and an open, an overdue and a paid invoice.",
  avatar: "/files/avatar-1.svg",
  values: ordinaryValues,
  collectionsWithConfig: true,
  config: associationConfig,
  collections: associationCollections,
  member(locale, values) {
    const t = translator(locale);
    const fee = t("Jäsenmaksu", "Membership fee", "Medlemsavgift");
    return {
      _full_name: "Maija Mallikas",
      _has_invalid_memberships: false,
      membership: [
        membership(
          1,
          t("Vuosijäsen", "Annual member", "Årsmedlem"),
          t("Voimassa vuoden loppuun", "Valid until the end of the year", "Gäller till årets slut"),
        ),
        membership(
          2,
          t("Helsingin paikallisosasto", "Helsinki branch", "Helsingfors lokalavdelning"),
          t("Osaston jäsen", "Branch member", "Medlem i avdelningen"),
        ),
      ],
      _details: cardDetails(t, "104 772", values),
      _card_code: { value: "KK-104772", format: "qr", text: "104 772" },
      assignment: [
        assignment(locale, {
          id: 1,
          icon: "mdi-hiking",
          title: t("Retkenvetäjä", "Trip leader", "Turledare"),
          subtitle: t("Helsingin paikallisosasto", "Helsinki branch", "Helsingfors lokalavdelning"),
          beganYearsAgo: 2,
          endsInYears: 1,
        }),
        assignment(locale, {
          id: 2,
          icon: "mdi-home-roof",
          title: t("Tupaisäntä", "Hut warden", "Stugvärd"),
          subtitle: "Kuukkelinlampi",
          beganYearsAgo: 1,
        }),
      ],
      invoice: [
        invoice(locale, {
          id: 5012,
          title: `${fee} ${t("ja jäsenlehti", "and magazine", "och medlemstidning")}`,
          state: "open",
          dueIn: 12,
          rows: [
            { title: fee, quantity: 1, price: 42 },
            {
              title: t("Jäsenlehti Kaarna", "Kaarna, the members’ magazine", "Medlemstidningen Kaarna"),
              quantity: 1,
              price: 8.5,
            },
          ],
        }),
        invoice(locale, {
          id: 4981,
          title: t("Tupavaraus, Kuukkelinlampi", "Hut booking, Kuukkelinlampi", "Stugbokning, Kuukkelinlampi"),
          state: "overdue",
          dueIn: -9,
          rows: [
            {
              title: t("Yö tuvassa, jäsenhinta", "A night in the hut, members’ price", "En natt i stugan, medlemspris"),
              quantity: 2,
              price: 12,
            },
          ],
        }),
        invoice(locale, {
          id: 4420,
          title: fee,
          state: "paid",
          dueIn: -340,
          rows: [{ title: fee, quantity: 1, price: 40 }],
        }),
      ],
    };
  },
};

/** The ordinary member under another name, with other parts. */
export function likeOrdinary({
  member = ordinary.member,
  ...persona
}: Pick<Persona, "name" | "label" | "shows"> & Partial<Persona>): Persona {
  return {
    ...ordinary,
    ...persona,
    member: (locale, values) => ({ ...member(locale, values), _full_name: persona.label }),
  };
}
