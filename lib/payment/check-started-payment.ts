import { createStore } from "@/lib/base/create-store";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { checkKeptReturn } from "./check-kept-return";
import type { PaymentOptions } from "./payment-options";
import { refreshInvoice } from "./refresh-invoice";
import { tellSettled } from "./tell-settled";

/** The invoices that are being looked at. */
export const runningChecks = createStore<readonly number[]>([]);

/**
 * Check again: has a return checked that got no answer, and says what has become of the invoice. What goes wrong is an error
 * notification. One at a time of each.
 */
export async function checkStartedPayment(invoiceId: number, options: PaymentOptions): Promise<void> {
  if (runningChecks.get().includes(invoiceId)) return;
  runningChecks.update((running) => [...running, invoiceId]);
  try {
    const check = await checkKeptReturn(invoiceId, options);
    if (check === "unconfirmed") notify(translate("payment.unconfirmed"), "info");
    if (check === "told" || check === "unconfirmed") return;
    const outcome = await refreshInvoice(invoiceId, { ...options, isQuiet: false });
    if (outcome === "payable" && check === "unanswered") notify(translate("payment.checkFailed"), "error");
    else if (outcome === "payable") notify(translate("payment.stillOpen"), "info");
    else if (outcome === "gone") notify(translate("payment.gone"), "info");
    else if (outcome === "settled") tellSettled(invoiceId, options);
  } finally {
    runningChecks.update((running) => running.filter((id) => id !== invoiceId));
  }
}
