import { invoiceKinds } from "./invoice-kinds";
import { manyInvoices } from "./many-invoices";
import type { Persona } from "./persona";

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
