import { findInvoice } from "@/lib/invoices/find-invoice";
import { dropStartedPayment } from "@/lib/invoices/started-payments";
import { knownMember, refreshMember } from "@/lib/queries/refresh-member";
import type { PaymentOptions } from "./payment-options";
import { dispatchPayment } from "./payment-store";

/** "gone" when the invoice is not on the list, which alone does not say paid; "unread" when the data could not be read. */
export type InvoiceReading = "paid" | "gone" | "payable" | "unread";

/** Reads the member's data anew, and closes the dialog when the invoice is no longer payable. */
export async function readWhetherPaid(
  invoiceId: number,
  options: PaymentOptions & { isQuiet?: boolean },
): Promise<InvoiceReading> {
  if (!(await refreshMember({ isQuiet: true, isAfterNow: true, ...options }))) return "unread";
  const invoice = findInvoice(knownMember(options)?.invoices ?? [], String(invoiceId));
  if (invoice?.isPayable) return "payable";
  if (invoice === undefined) return "gone";
  dropStartedPayment({ person: options.person, invoiceId });
  dispatchPayment({ type: "paid", invoiceId });
  return "paid";
}
