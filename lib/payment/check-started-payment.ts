import { createStore } from "@/lib/platform/create-store";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { checkUnanswered } from "./check-unanswered";
import { notifySettled } from "./notify-settled";
import { refreshInvoice } from "./refresh-invoice";

/** The invoices that are being looked at. */
export const runningChecks = createStore<readonly number[]>([]);

/**
 * Check again: has returns checked that got no answer, and says what has become of the invoice. What goes wrong is an error
 * notification. One at a time of each.
 */
export async function checkStartedPayment(invoiceId: number, person: string): Promise<void> {
  if (runningChecks.get().includes(invoiceId)) return;
  runningChecks.update((running) => [...running, invoiceId]);
  try {
    const checks = await checkUnanswered(person, { invoiceId });
    if (checks.includes("notified")) return;
    const outcome = await refreshInvoice(invoiceId, person, { isQuiet: false });
    if (outcome === "settled") notifySettled(invoiceId);
    else if (outcome === "gone") notify(translate("payment.gone"), "info");
    else if (outcome !== "payable") return;
    else if (checks.includes("unanswered")) notify(translate("payment.checkFailed"), "error");
    else notify(translate("payment.stillOpen"), "info");
  } finally {
    runningChecks.update((running) => running.filter((id) => id !== invoiceId));
  }
}
