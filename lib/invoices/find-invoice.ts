import type { Invoice } from "@/lib/api/invoice";

/** The invoice of an address; ids are compared as integers (spec 2). Anything but digits matches nothing. */
export function findInvoice(invoices: readonly Invoice[], pagename: string): Invoice | undefined {
  const id = invoiceIdOf(pagename);
  return id === null ? undefined : invoices.find((invoice) => invoice.id === id);
}

/** The id in an address `/invoices/{pagename}`, or null when it is none. */
export function invoiceIdOf(pagename: string): number | null {
  return /^\d+$/.test(pagename) ? Number.parseInt(pagename, 10) : null;
}
