import { localStore } from "@/lib/base/storage";
import {
  findStartedPayment,
  keepStartedPayment,
  readStartedPayments,
  startedPaymentsStore,
  type MembersInvoice,
  type StartedPayment,
} from "@/lib/invoices/started-payments";
import { earlyCardKey } from "@/lib/base/early-card-key";

/**
 * Keeps that a payment of this invoice is on its way as of now.
 * @param query of a return that is going to be checked. One that was kept before stays: paying again does not answer it.
 */
export function keepPaymentTrace({ person, invoiceId }: MembersInvoice, query?: string): void {
  const before = keptPayment({ person, invoiceId });
  const payment: StartedPayment = { person, invoiceId, startedAt: Date.now() };
  const unanswered = query ?? before?.unanswered;
  if (unanswered !== undefined) payment.unanswered = unanswered;
  if (query !== undefined && (before === null || before.onlyReturn === query)) payment.onlyReturn = query;
  keepStartedPayment(payment, makeRoom);
}

/** What this device knows of a payment of this invoice, or null. */
export function keptPayment(invoice: MembersInvoice): StartedPayment | null {
  readStartedPayments();
  return findStartedPayment(startedPaymentsStore.get(), invoice);
}

/** Whether this device knows that a payment of this invoice was started. */
export function wasStartedHere(invoice: MembersInvoice): boolean {
  return keptPayment(invoice) !== null;
}

/** The card of the first paint is the largest of what is stored here, and IndexedDB has it too. */
function makeRoom(): void {
  localStore.remove(earlyCardKey);
}
