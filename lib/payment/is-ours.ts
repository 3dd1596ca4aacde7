import { findInvoice } from "@/lib/invoices/find-invoice";
import { knownMember } from "@/lib/queries/member-query";
import { wasStartedHere } from "./keep-payment-trace";
import type { PaymentOptions } from "./payment-options";

/** The invoice is among the member's, or was paid from here and has been taken off the list since. */
export function isOurs(invoiceId: number, options: PaymentOptions): boolean {
  const isListed = findInvoice(knownMember(options)?.invoices ?? [], invoiceId) !== undefined;
  return isListed || wasStartedHere({ person: options.person, invoiceId });
}
