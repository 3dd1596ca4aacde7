import { translate } from "@/lib/i18n/translate";
import { dropStartedPayment } from "@/lib/invoices/started-payments";
import { notify } from "@/lib/notifications/notifications";
import { isOurs } from "./is-ours";
import { isOver } from "./is-over";
import type { PaymentOptions } from "./payment-options";
import { dispatchPayment } from "./payment-store";
import { refreshInvoice } from "./refresh-invoice";
import { tellSettled } from "./tell-settled";

/** Invoices of which the server found the last return good, since this page was opened. */
const checkedWell = new Set<number>();
/** Milliseconds before each further reading of the member's data, while a paid invoice is not booked yet. */
const readingGaps = [0, 1500, 3000, 6000];

/** Keeps what the server found of a return: only what it found good is said to be paid. */
export function noteCheck(invoiceId: number, isGood: boolean, options: PaymentOptions): void {
  // A return from somebody else's payment says nothing of this member's.
  if (isGood && isOurs(invoiceId, options)) checkedWell.add(invoiceId);
  else checkedWell.delete(invoiceId);
}

/**
 * Reads the member's data until the invoice is no longer payable, some times at most, and says what has become of it.
 * @param message what the server said of a good check, or ""
 * @returns whether there is nothing more to wait for
 */
export async function waitUntilSettled(invoiceId: number, options: PaymentOptions, message = ""): Promise<boolean> {
  for (const gap of readingGaps) {
    await new Promise((resolve) => setTimeout(resolve, gap));
    if (isOver(options)) return true;
    const outcome = await refreshInvoice(invoiceId, options);
    if (outcome === "settled") tellPaid(invoiceId, options, message);
    else if (outcome === "gone") endWithoutInvoice(invoiceId, options, message);
    else continue;
    return true;
  }
  return isOver(options);
}

function tellPaid(invoiceId: number, options: PaymentOptions, message: string): void {
  if (message !== "" || checkedWell.has(invoiceId)) notify(message || translate("payment.paid"), "success");
  else tellSettled(invoiceId, options);
}

function endWithoutInvoice(invoiceId: number, { person }: PaymentOptions, message: string): void {
  dispatchPayment({ type: "paid", invoiceId });
  if (!checkedWell.has(invoiceId)) return notify(translate("payment.gone"), "info");
  // Whoever takes an invoice off the list after a good check has booked it.
  dropStartedPayment({ person, invoiceId });
  notify(message || translate("payment.paid"), "success");
}
