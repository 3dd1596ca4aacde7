import { findInvoice } from "@/lib/invoices/find-invoice";
import { dropStartedPayment } from "./started-payments";
import { knownMember } from "@/lib/queries/cached";
import { refreshMember } from "@/lib/queries/refresh";
import { memberHasChanged } from "./member-has-changed";
import { dispatchPayment } from "./payment-store";
import { currentLocale } from "@/lib/queries/query-client";

/**
 * "settled" when it is not payable any more: paid most likely, but credited or on its way from a bank it looks the same. "gone"
 * when it is not on the list, which says even less; "unread" when the data could not be read, or is another member's.
 */
export type InvoiceOutcome = "settled" | "gone" | "payable" | "unread";

/** Reads the member's data anew, in the language that is shown by now. An invoice that is settled ends its payment and its dialog. */
export async function refreshInvoice(
  invoiceId: number,
  person: string,
  { isQuiet = true }: { isQuiet?: boolean } = {},
): Promise<InvoiceOutcome> {
  if (memberHasChanged(person)) return "unread";
  const locale = currentLocale();
  const isRead = await refreshMember({ isQuiet });
  // Each language has a copy of its own: the one that is shown has to know before the payment is forgotten.
  if (currentLocale() !== locale) return refreshInvoice(invoiceId, person, { isQuiet });
  if (!isRead || memberHasChanged(person)) return "unread";
  const invoice = findInvoice(knownMember()?.invoices ?? [], invoiceId);
  if (invoice?.isPayable) return "payable";
  if (invoice === undefined) return "gone";
  dropStartedPayment({ person, invoiceId });
  dispatchPayment({ type: "paid", invoiceId });
  return "settled";
}
