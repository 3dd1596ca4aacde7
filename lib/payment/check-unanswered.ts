import { pageLocation } from "@/lib/base/page-location";
import { readPaymentsOf, type StartedPayment } from "@/lib/invoices/started-payments";
import { checkKeptReturn, type CheckOutcome } from "./check-return";
import { isPayable } from "./is-payable";
import type { PaymentOptions } from "./payment-options";
import { readReturn } from "./return-addresses";

/** Checks the returns of this person once more whose check got no answer. */
export async function checkUnanswered(
  options: PaymentOptions,
  isWanted: (payment: StartedPayment) => boolean = () => true,
): Promise<readonly CheckOutcome[]> {
  // The screen of its invoice is about to check it.
  const visit = readReturn(pageLocation.search())?.query;
  const checks = readPaymentsOf(options.person).map(async (payment): Promise<CheckOutcome> => {
    const { invoiceId, unanswered } = payment;
    if (unanswered === undefined || unanswered === visit || !isWanted(payment)) return "none";
    // What cannot be paid any more needs no check.
    return isPayable(invoiceId, options) === false ? "none" : checkKeptReturn(invoiceId, unanswered, options);
  });
  return Promise.all(checks);
}
