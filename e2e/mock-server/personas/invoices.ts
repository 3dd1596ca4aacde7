import { cardDetails, membership } from "../association/member-blocks";
import { invoice, type InvoiceState } from "../association/invoice";
import { ordinaryValues } from "../association/my-account-form";
import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { invoiceKinds } from "./invoice-kinds";
import { likeOrdinary } from "./ordinary";
import type { Persona } from "./persona";

const states: InvoiceState[] = ["paid", "open", "paid", "overdue", "paid", "credited"];
/** The oldest invoice is about eight years old, whatever the count. */
const spanInDays = 3000;

/** Personas for invoices. */
export const invoicePersonas: readonly Persona[] = [
  manyInvoices({
    name: "invoices",
    label: "Lasse Laskunen",
    shows: "Three hundred invoices: open, overdue, paid and credited.",
    email: "lasse.laskunen@example.org",
    count: 300,
  }),
  manyInvoices({
    name: "invoices-many",
    label: "Leena Laskuvuori",
    shows: "Two thousand invoices, more than any member ever has.",
    email: "leena.laskuvuori@example.org",
    count: 2000,
  }),
  invoiceKinds,
];

interface Many extends Pick<Persona, "name" | "label" | "shows"> {
  email: string;
  count: number;
}

/** A member with a long list of invoices, numbered downwards from 9000. */
function manyInvoices({ email, count, ...persona }: Many): Persona {
  return likeOrdinary({
    ...persona,
    avatar: "/files/avatar-4.svg",
    values: { ...ordinaryValues, email, street: "Maksupolku 300", postal_code: "20100", city: "Turku" },
    member(locale, values) {
      const t = translator(locale);
      return {
        _has_invalid_memberships: false,
        membership: [
          membership(
            1,
            t(
              "Yhteisöjäsenen yhdyshenkilö",
              "Contact of a corporate member",
              "Kontaktperson för en organisationsmedlem",
            ),
            t("Voimassa vuoden loppuun", "Valid until the end of the year", "Gäller till årets slut"),
          ),
        ],
        _details: cardDetails(t, "030 000", values, "2001"),
        assignment: [],
        invoice: Array.from({ length: count }, (_, index) => numberedInvoice(locale, index, spanInDays / count)),
      };
    },
  });
}

function numberedInvoice(locale: Locale, index: number, daysBetween: number): WireObject {
  const t = translator(locale);
  const subjects: [string, number][] = [
    [t("Jäsenmaksu", "Membership fee", "Medlemsavgift"), 42],
    [t("Tupavaraus", "Hut booking", "Stugbokning"), 12],
    [t("Retkimaksu", "Trip fee", "Turavgift"), 35],
    [t("Varustelainaus", "Borrowed gear", "Lånad utrustning"), 7.5],
  ];
  const [subject, price] = subjects[index % subjects.length] ?? ["", 0];
  const state = states[index % states.length] ?? "paid";
  return invoice(locale, {
    id: 9000 - index,
    title: `${subject} ${9000 - index}`,
    state,
    dueIn: state === "open" ? 1 + (index % 28) : -daysBetween * (index + 1),
    rows: [{ title: subject, quantity: 1 + (index % 3), price }],
  });
}
