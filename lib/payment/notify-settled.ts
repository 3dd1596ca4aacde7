import { translate } from "@/lib/i18n/translate";
import { findInvoice } from "@/lib/invoices/find-invoice";
import { notify } from "@/lib/notifications/notifications";
import { knownMember } from "@/lib/queries/cached";

/**
 * Says that an invoice cannot be paid any more, in the server's own words where it has some: without a check that found the
 * payment good nobody knows that it was paid.
 */
export function notifySettled(invoiceId: number): void {
  const invoices = knownMember()?.invoices ?? [];
  const status = findInvoice(invoices, invoiceId)?.status?.text ?? "";
  notify(status === "" ? translate("payment.settled") : translate("payment.settledAs", { status }), "info");
}
