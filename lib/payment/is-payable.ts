import { findInvoice } from "@/lib/invoices/find-invoice";
import { knownMember } from "@/lib/queries/cached";

/** Whether the invoice can be paid, as last read. Null when the list has no such invoice: that says nothing of its payment. */
export function isPayable(invoiceId: number): boolean | null {
  return findInvoice(knownMember()?.invoices ?? [], invoiceId)?.isPayable ?? null;
}
