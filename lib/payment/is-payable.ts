import { findInvoice } from "@/lib/invoices/find-invoice";
import { knownMember } from "@/lib/queries/cached";

/** Whether the invoice was payable when last read. Null when it is not on the list, which says nothing about its payment. */
export function isPayable(invoiceId: number): boolean | null {
  return findInvoice(knownMember()?.invoices ?? [], invoiceId)?.isPayable ?? null;
}
