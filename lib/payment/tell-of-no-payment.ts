import { pageLocation } from "@/lib/base/page-location";
import { translate } from "@/lib/i18n/translate";
import { keepUnfinished } from "@/lib/invoices/started-payments";
import { clearQuery } from "@/lib/navigation/clear-query";
import { notify } from "@/lib/notifications/notifications";
import { keepPaymentTrace, wasStartedHere } from "./keep-payment-trace";
import type { PaymentOptions } from "./payment-options";
import { refreshInvoice } from "./refresh-invoice";
import type { PaymentReturn } from "./return-addresses";
import { tellSettled } from "./tell-settled";

/** Cancelled, delayed or failed, as far as the provider knows: the member's data tells what has become of the invoice. */
export async function tellOfNoPayment(
  invoiceId: number,
  { status, parameters }: PaymentReturn,
  options: PaymentOptions,
): Promise<void> {
  if (status === "cancel") notify(translate("payment.canceled"), "info");
  else notify(translate("payment.error"), "error");
  const payment = { person: options.person, invoiceId };
  keepUnfinished(payment);
  clearQuery(pageLocation.page() + pageLocation.search());
  const outcome = await refreshInvoice(invoiceId, options);
  if (outcome === "settled") return tellSettled(invoiceId, options);
  // Started in another browser: it may be a delayed payment, which comes back as a cancelled one.
  if (outcome !== "payable" || !isOfProvider(parameters) || wasStartedHere(payment)) return;
  keepPaymentTrace(payment);
  keepUnfinished(payment);
}

/** Every provider says which payment it leads back from; a status alone was written by somebody into a link. */
function isOfProvider(parameters: PaymentReturn["parameters"]): boolean {
  return Object.keys(parameters).some((name) => name !== "status");
}
