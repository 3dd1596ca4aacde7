import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import type { PaymentOptions } from "./payment-options";
import { readInvoice } from "./read-invoice";
import { tellSettled } from "./tell-settled";

/** Check again: says what has become of the invoice. What goes wrong is an error notification. */
export async function checkStartedPayment(invoiceId: number, options: PaymentOptions): Promise<void> {
  const reading = await readInvoice(invoiceId, { ...options, isQuiet: false });
  if (reading === "payable") notify(translate("payment.stillOpen"), "info");
  else if (reading === "gone") notify(translate("payment.gone"), "info");
  else if (reading === "settled") tellSettled(invoiceId, options);
}
