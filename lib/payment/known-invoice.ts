import type { Invoice } from "@/lib/api/invoice";
import { findInvoice } from "@/lib/invoices/listed-invoices";
import { knownMember } from "@/lib/queries/cached";

/** The invoice as last read; undefined when it is not on the list. */
export function knownInvoice(invoiceId: number): Invoice | undefined {
  return findInvoice(knownMember()?.invoices ?? [], invoiceId);
}

/** Whether the invoice was payable when last read. Null when it is not on the list: it may be paid or not. */
export function isPayable(invoiceId: number): boolean | null {
  return knownInvoice(invoiceId)?.isPayable ?? null;
}
