import { localeStore } from "@/lib/i18n/locale-store";
import { findInvoice } from "@/lib/invoices/find-invoice";
import { dropStartedPayment } from "@/lib/invoices/started-payments";
import { knownMember } from "@/lib/queries/member-query";
import { refreshMember } from "@/lib/queries/refresh-member";
import { memberHasChanged } from "./member-has-changed";
import type { PaymentOptions } from "./payment-options";
import { dispatchPayment } from "./payment-store";

/**
 * "settled" when it is not payable any more: paid most likely, but credited or on its way from a bank it looks the same. "gone"
 * when it is not on the list, which says even less; "unread" when the data could not be read, or is another member's.
 */
export type InvoiceOutcome = "settled" | "gone" | "payable" | "unread";

/** Reads the member's data anew, in the language that is shown by now. An invoice that is settled ends its payment and its dialog. */
export async function refreshInvoice(
  invoiceId: number,
  options: PaymentOptions & { isQuiet?: boolean },
): Promise<InvoiceOutcome> {
  if (memberHasChanged(options)) return "unread";
  const { locale } = localeStore.get();
  const present = { ...options, locale };
  const isRead = await refreshMember({ isQuiet: true, isAfterNow: true, ...present });
  // Each language has a copy of its own: the one that is shown has to know before the payment is forgotten.
  if (localeStore.get().locale !== locale) return refreshInvoice(invoiceId, options);
  if (!isRead || memberHasChanged(options)) return "unread";
  const invoice = findInvoice(knownMember(present)?.invoices ?? [], invoiceId);
  if (invoice?.isPayable) return "payable";
  if (invoice === undefined) return "gone";
  dropStartedPayment({ person: options.person, invoiceId });
  dispatchPayment({ type: "paid", invoiceId });
  return "settled";
}
