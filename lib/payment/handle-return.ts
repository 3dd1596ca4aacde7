import { pageLocation } from "@/lib/platform/page-location";
import { translate } from "@/lib/i18n/translate";
import { dropPaymentStart, keepStartedPayment, readStartedPayment, type MembersInvoice } from "./started-payments";
import { notify } from "@/lib/notifications/notifications";
import { isMemberFromDevice } from "@/lib/queries/restore-answers";
import { checkReturn } from "./check-return";
import { isPayable } from "./known-invoice";
import { notifySettled, type EarlierNotice } from "./notify-settled";
import { dispatchPayment } from "./payment-store";
import { refreshInvoice } from "./refresh-invoice";
import { readReturn, type ReturnStatus } from "./return-addresses";

/**
 * Handles the return in the current address, if any. Removes its query at once, so that a reload or a repeated effect does not
 * handle it again. See docs/product.md, Returns.
 */
export async function handleReturn(invoice: MembersInvoice): Promise<void> {
  const found = readReturn(location.search);
  if (found === null || !mayBelongToMember(invoice)) return;
  pageLocation.rewrite(location.pathname);
  if (found.status !== "ok") return endPayment(invoice, found.status);
  // Stored before the call: the app may be closed before the answer.
  keepStartedPayment({ ...invoice, startedAt: Date.now(), unanswered: found.query });
  dispatchPayment({ type: "returned", invoiceId: invoice.invoiceId }, invoice.person);
  await checkReturn(invoice, found.query);
}

/** Ends a payment that the provider reports as cancelled or failed. Refetches `me`: it may be paid all the same. */
async function endPayment(invoice: MembersInvoice, status: Exclude<ReturnStatus, "ok">): Promise<void> {
  const notice: EarlierNotice =
    status === "cancel"
      ? { text: translate("payment.canceled"), color: "info" }
      : { text: translate("payment.error"), color: "error" };
  notify(notice.text, notice.color);
  dropPaymentStart(invoice);
  const wasSettled = isPayable(invoice.invoiceId) === false;
  if ((await refreshInvoice(invoice)) === "settled" && !wasSettled) notifySettled(invoice.invoiceId, notice);
}

/** Whether the invoice is listed, or was paid on this device and has left the list. A stored list may lack new invoices. */
function mayBelongToMember(invoice: MembersInvoice): boolean {
  const isListed = isPayable(invoice.invoiceId) !== null;
  return isListed || isMemberFromDevice() || readStartedPayment(invoice) !== null;
}
