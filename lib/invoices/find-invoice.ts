import type { Invoice } from "@/lib/api/invoice";

/** The invoice of an address; ids are compared as integers (spec 2). Anything but digits matches nothing. */
export function findInvoice(invoices: readonly Invoice[], pagename: string): Invoice | undefined {
  if (!/^\d+$/.test(pagename)) return undefined;
  const id = Number.parseInt(pagename, 10);
  return invoices.find((invoice) => invoice.id === id);
}
