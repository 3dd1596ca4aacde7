import { pageLocation } from "@/lib/platform/page-location";
import { translate } from "@/lib/i18n/translate";
import { endStartedPayment, keepStartedPayment, readStartedPayment } from "./started-payments";
import { clearQuery } from "@/lib/navigation/clear-query";
import { notify } from "@/lib/notifications/notifications";
import { isMemberFromDevice } from "@/lib/queries/restore-answers";
import { checkReturn } from "./check-return";
import { isPayable } from "./is-payable";
import { notifySettled } from "./notify-settled";
import { dispatchPayment } from "./payment-store";
import { refreshInvoice } from "./refresh-invoice";
import { readReturn, type ReturnStatus } from "./return-addresses";

/**
 * Handles the return in the current address, if any. Removes its query at once: a reload is no visit, and an effect that
 * runs twice handles it once. See docs/product.md, Returns.
 */
export async function handleReturn(invoiceId: number, person: string): Promise<void> {
  const found = readReturn(pageLocation.search());
  if (found === null || !mayBelongToMember(invoiceId, person)) return;
  clearQuery(pageLocation.page() + pageLocation.search());
  if (found.status !== "ok") return endPayment(invoiceId, found.status, person);
  // Stored before the call: the app may be closed before the answer.
  keepStartedPayment({ person, invoiceId, startedAt: Date.now(), unanswered: found.query });
  dispatchPayment({ type: "returned", invoiceId }, person);
  await checkReturn(invoiceId, found.query, person);
}

/** The provider says that the payment ended. Reading `me` shows whether it was paid anyway. */
async function endPayment(invoiceId: number, status: Exclude<ReturnStatus, "ok">, person: string): Promise<void> {
  if (status === "cancel") notify(translate("payment.canceled"), "info");
  else notify(translate("payment.error"), "error");
  endStartedPayment({ person, invoiceId });
  if ((await refreshInvoice(invoiceId, person)) === "settled") notifySettled(invoiceId);
}

/** Whether the invoice is listed, or was paid on this device and has left the list. A stored list may lack new invoices. */
function mayBelongToMember(invoiceId: number, person: string): boolean {
  const isListed = isPayable(invoiceId) !== null;
  return isListed || isMemberFromDevice() || readStartedPayment({ person, invoiceId }) !== null;
}
