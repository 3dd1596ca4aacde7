import type { Invoice } from "@/lib/api/invoice";

/** The invoice of this id, if it is among them. @param id null, as of an address that names none, matches nothing */
export function findInvoice(invoices: readonly Invoice[], id: number | null): Invoice | undefined {
  return id === null ? undefined : invoices.find((invoice) => invoice.id === id);
}

/** The id in an address `/invoices/{pagename}`: ids are integers (spec 2). Null for anything else. */
export function invoiceIdOf(pagename: string): number | null {
  return /^-?\d+$/.test(pagename) ? Number.parseInt(pagename, 10) : null;
}
