import { translate } from "@/lib/i18n/translate";
import { findInvoice } from "@/lib/invoices/find-invoice";
import { notify } from "@/lib/notifications/notifications";
import { knownMember } from "@/lib/queries/cached";

/**
 * Notifies that an invoice is no longer payable, with the server's text if there is one. Without a good check the app cannot
 * know that it was paid.
 */
export function notifySettled(invoiceId: number): void {
  const invoices = knownMember()?.invoices ?? [];
  const status = findInvoice(invoices, invoiceId)?.status?.text ?? "";
  notify(status === "" ? translate("payment.settled") : translate("payment.settledAs", { status }), "info");
}
