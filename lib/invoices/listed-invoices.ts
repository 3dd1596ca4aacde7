import type { Invoice } from "@/lib/api/invoice";
import type { Member } from "@/lib/api/member";

/** The invoice with this id, if listed. @param id null, from an address without an id, matches nothing */
export function findInvoice(invoices: readonly Invoice[], id: number | null): Invoice | undefined {
  return id === null ? undefined : invoices.find((invoice) => invoice.id === id);
}

/** The id in an address `/invoices/{pagename}`: an integer. Null for anything else. */
export function invoiceIdOf(pagename: string): number | null {
  return /^-?\d+$/.test(pagename) ? Number.parseInt(pagename, 10) : null;
}

/** The number of payable invoices, for the app's badge and the button of the invoices. */
export function payableCount(member: Member): number {
  return member.invoices.filter((invoice) => invoice.isPayable).length;
}
