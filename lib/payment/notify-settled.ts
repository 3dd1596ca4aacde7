import { localeStore } from "@/lib/i18n/locale-store";
import { translate } from "@/lib/i18n/translate";
import { findInvoice } from "@/lib/invoices/find-invoice";
import { notify } from "@/lib/notifications/notifications";
import { knownMember } from "@/lib/queries/member-query";
import type { PaymentOptions } from "./payment-options";

/**
 * Says that an invoice cannot be paid any more, in the server's own words where it has some: without a check that found the
 * payment good nobody knows that it was paid.
 */
export function notifySettled(invoiceId: number, { client }: PaymentOptions): void {
  const { locale } = localeStore.get();
  const invoices = knownMember({ client, locale })?.invoices ?? [];
  const status = findInvoice(invoices, invoiceId)?.status?.text ?? "";
  notify(status === "" ? translate("payment.settled") : translate("payment.settledAs", { status }), "info");
}
