import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import type { PaymentOptions } from "./payment-options";
import { readWhetherPaid } from "./read-whether-paid";

/** Check again: says whether the invoice is paid by now. What goes wrong is an error notification. */
export async function checkStartedPayment(invoiceId: number, options: PaymentOptions): Promise<void> {
  const reading = await readWhetherPaid(invoiceId, { ...options, isQuiet: false });
  if (reading === "payable") notify(translate("payment.stillOpen"), "info");
  else if (reading === "gone") notify(translate("payment.gone"), "info");
  else if (reading === "paid") notify(translate("payment.paid"), "success");
}
