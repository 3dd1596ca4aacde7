import { readStartedPayments, startedPaymentsStore } from "@/lib/invoices/started-payments";
import { checkKeptReturn } from "./check-kept-return";
import { isPayable } from "./is-payable";
import { keptPayment } from "./keep-payment-trace";
import type { PaymentOptions } from "./payment-options";
import { readReturn, returnQuery } from "./return-addresses";

/**
 * Checks the returns of this person once more whose check got no answer.
 * @param search the query that the app was opened with: a return in it is checked by the screen of its invoice
 */
export async function checkUnanswered(options: PaymentOptions, search: string): Promise<void> {
  const opened = readReturn(search);
  const openedQuery = opened === null ? "" : returnQuery(opened.parameters);
  readStartedPayments();
  const unanswered = startedPaymentsStore
    .get()
    .filter(({ person, invoiceId }) => person === options.person && isUnanswered(invoiceId));
  await Promise.all(unanswered.map(({ invoiceId }) => checkKeptReturn(invoiceId, options)));

  function isUnanswered(invoiceId: number): boolean {
    const query = keptPayment({ person: options.person, invoiceId })?.unanswered ?? "";
    // What cannot be paid any more has been answered for.
    return query !== "" && query !== openedQuery && isPayable(invoiceId, options) !== false;
  }
}
