import { localStore } from "@/lib/base/storage";
import {
  findStartedPayment,
  keepStartedPayment,
  readStartedPayments,
  startedPaymentsStore,
} from "@/lib/invoices/started-payments";
import { earlyCardKey } from "@/lib/offline/early-card";

interface PaidInvoice {
  /** Whose it is: `personOf`. */
  person: string;
  invoiceId: number;
}

/** Keeps that a payment of this invoice is on its way as of now. */
export function keepPaymentTrace({ person, invoiceId }: PaidInvoice): void {
  keepStartedPayment({ person, invoiceId, startedAt: Date.now() }, makeRoom);
}

/** Whether this device knows that a payment of this invoice was started. */
export function wasStartedHere(invoice: PaidInvoice): boolean {
  readStartedPayments();
  return findStartedPayment(startedPaymentsStore.get(), invoice) !== null;
}

/** The card of the first paint is the largest of what is stored here, and IndexedDB has it too. */
function makeRoom(): void {
  localStore.remove(earlyCardKey);
}
