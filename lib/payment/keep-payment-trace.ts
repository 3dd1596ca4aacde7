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

/** The same for one that this device knows of already: however long it took, paying again is asked about from now on. */
export function renewPaymentTrace(invoice: PaidInvoice): void {
  readStartedPayments();
  if (findStartedPayment(startedPaymentsStore.get(), invoice) !== null) keepPaymentTrace(invoice);
}

/** The card of the first paint is the largest of what is stored here, and IndexedDB has it too. */
function makeRoom(): void {
  localStore.remove(earlyCardKey);
}
