import { dropPaymentAndReturns, type MembersInvoice } from "./started-payments";
import { refreshMember } from "@/lib/queries/refresh";
import { isPayable } from "./known-invoice";
import { memberHasChanged } from "@/lib/queries/member-has-changed";
import { dispatchPayment } from "./payment-store";
import { currentLocale } from "@/lib/queries/query-client";

/**
 * "settled": not payable any more. Most likely paid; a credited invoice or a pending bank payment looks the same. "gone":
 * not on the list, which says even less. "unread": the refetch failed, or found another member.
 */
export type InvoiceOutcome = "settled" | "gone" | "payable" | "unread";

/** Refetches `me` in the current language. A settled invoice ends its payment and closes its dialog. */
export async function refreshInvoice(
  invoice: MembersInvoice,
  { isQuiet = true }: { isQuiet?: boolean } = {},
): Promise<InvoiceOutcome> {
  const { person, invoiceId } = invoice;
  if (memberHasChanged(person)) return "unread";
  const locale = currentLocale();
  const isRead = await refreshMember({ isQuiet });
  // Each language has its own copy. Read the current one before the payment is dropped.
  if (currentLocale() !== locale) return refreshInvoice(invoice, { isQuiet });
  if (!isRead || memberHasChanged(person)) return "unread";
  const canBePaid = isPayable(invoiceId);
  if (canBePaid === null) return "gone";
  if (canBePaid) return "payable";
  dropPaymentAndReturns(invoice);
  dispatchPayment({ type: "paid", invoiceId });
  return "settled";
}
