import { createStore } from "@/lib/platform/create-store";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { checkUnanswered } from "./check-return";
import { notifySettled } from "./notify-settled";
import { refreshInvoice } from "./refresh-invoice";
import type { MembersInvoice } from "./started-payments";

/** The invoices with a check in flight. */
export const runningChecks = createStore<readonly number[]>([]);

/**
 * "Check again": retries unanswered checks and reports the state of the invoice. A failure is an error notification. Runs
 * once at a time for each invoice.
 */
export async function checkStartedPayment(invoice: MembersInvoice): Promise<void> {
  const { person, invoiceId } = invoice;
  if (runningChecks.get().includes(invoiceId)) return;
  runningChecks.update((running) => [...running, invoiceId]);
  try {
    const checks = await checkUnanswered(person, { invoiceId });
    if (checks.includes("notified")) return;
    const outcome = await refreshInvoice(invoice, { isQuiet: false });
    if (outcome === "settled") notifySettled(invoiceId);
    else if (outcome === "gone") notify(translate("payment.gone"), "info");
    else if (outcome !== "payable") return;
    else if (checks.includes("unanswered")) notify(translate("payment.checkFailed"), "error");
    else notify(translate("payment.stillOpen"), "info");
  } finally {
    runningChecks.update((running) => running.filter((id) => id !== invoiceId));
  }
}
