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
 * Handles the return that the present address carries, if any (spec 4 "Invoice payment"). Its query goes at once: a reload is
 * no visit, and an effect that runs twice handles one once.
 */
export async function handleReturn(invoiceId: number, person: string): Promise<void> {
  const found = readReturn(pageLocation.search());
  if (found === null || !mayBelongToMember(invoiceId, person)) return;
  clearQuery(pageLocation.page() + pageLocation.search());
  if (found.status !== "ok") return endPayment(invoiceId, found.status, person);
  // Before it is sent: the app may be closed before there is an answer.
  keepStartedPayment({ person, invoiceId, startedAt: Date.now(), unanswered: found.query });
  dispatchPayment({ type: "returned", invoiceId }, person);
  await checkReturn(invoiceId, found.query, person);
}

/** The payment is over as far as the provider knows. The member's data tells whether it was paid all the same. */
async function endPayment(invoiceId: number, status: Exclude<ReturnStatus, "ok">, person: string): Promise<void> {
  if (status === "cancel") notify(translate("payment.canceled"), "info");
  else notify(translate("payment.error"), "error");
  endStartedPayment({ person, invoiceId });
  if ((await refreshInvoice(invoiceId, person)) === "settled") notifySettled(invoiceId);
}

/** The invoice is listed, or was paid from this device and taken off the list since. What the device keeps may lack new ones. */
function mayBelongToMember(invoiceId: number, person: string): boolean {
  const isListed = isPayable(invoiceId) !== null;
  return isListed || isMemberFromDevice() || readStartedPayment({ person, invoiceId }) !== null;
}
