import { isRecord } from "@/lib/api/is-record";
import { createStoredStore } from "@/lib/platform/create-stored-store";
import { isWithin } from "@/lib/platform/is-within";
import { localStore } from "@/lib/platform/storage";

/** An invoice of one member's. */
export interface MembersInvoice {
  /** Whose it is: `Member.person`. */
  person: string;
  invoiceId: number;
}

/**
 * A payment whose form was posted and whose end is not known yet (decisions 6 "Payments that do not come back"). An invoice has
 * one start at most, and one entry for each return that the server has not answered for.
 */
export interface StartedPayment extends MembersInvoice {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The query of the return that it came back with, until the server has answered the check: it is sent again. */
  unanswered?: string;
}

const longestAge = 24 * 60 * 60 * 1000;
const recentAge = 30 * 60 * 1000;

/** What this device knows. */
export const startedPaymentsStore = createStoredStore<readonly StartedPayment[]>("startedPayments", {
  parse,
  serialize: (payments) => (payments.length === 0 ? null : JSON.stringify(payments)),
  // The card of the first paint is the largest entry, and IndexedDB has it too.
  makeRoom: () => localStore.remove("storedCard"),
});

/**
 * Keeps a payment in place of an earlier start of the same invoice, and of the same return.
 * @returns whether a later start of the app finds it
 */
export function keepStartedPayment(payment: StartedPayment): boolean {
  return change((payments) => [
    ...payments.filter((other) => !isSame(other, payment) || isOtherReturn(other, payment.unanswered)),
    payment,
  ]);
}

/** The end of every payment of this invoice is known. */
export function dropStartedPayment(invoice: MembersInvoice): void {
  change((payments) => payments.filter((other) => !isSame(other, invoice)));
}

/** The payment came back cancelled or failed. A return that the server has not answered for stays. */
export function endStartedPayment(invoice: MembersInvoice): void {
  change((payments) => payments.filter((other) => !isSame(other, invoice) || isOtherReturn(other)));
}

/**
 * The server has answered the check of a return.
 * @param isGood the payment is still waited for then; one that was refused has ended
 */
export function answerReturn(invoice: MembersInvoice, query: string, isGood: boolean): void {
  const isAnswered = (payment: StartedPayment) => isSame(payment, invoice) && payment.unanswered === query;
  change((payments) => {
    const isStartedAgain = payments.some((payment) => isSame(payment, invoice) && payment.unanswered === undefined);
    if (!isGood || isStartedAgain) return payments.filter((payment) => !isAnswered(payment));
    return payments.map((payment) => (isAnswered(payment) ? { ...invoice, startedAt: payment.startedAt } : payment));
  });
}

/** The person's payments of the last 24 hours, as stored by now. */
export function readPaymentsOf(person: string): readonly StartedPayment[] {
  startedPaymentsStore.refresh();
  return startedPaymentsStore.get().filter((payment) => payment.person === person && isKept(payment));
}

/** `findStartedPayment` in what is stored by now. */
export function readStartedPayment(invoice: MembersInvoice): StartedPayment | null {
  return findStartedPayment(readPaymentsOf(invoice.person), invoice);
}

/** The last payment of this invoice that was started in the last 24 hours, or null. */
export function findStartedPayment(
  payments: readonly StartedPayment[],
  invoice: MembersInvoice,
  now: number = Date.now(),
): StartedPayment | null {
  const [newest = null] = payments
    .filter((payment) => isSame(payment, invoice) && isKept(payment, now))
    .sort((one, other) => other.startedAt - one.startedAt);
  return newest;
}

/** Whether paying again has to be asked about: the payment was started within 30 minutes. */
export function isRecent(payment: StartedPayment, now: number = Date.now()): boolean {
  return isWithin(payment.startedAt, recentAge, now);
}

function change(of: (payments: readonly StartedPayment[]) => readonly StartedPayment[]): boolean {
  const now = Date.now();
  return startedPaymentsStore.change((before) => {
    const after = of(before).filter((payment) => isKept(payment, now));
    const isSameList = after.length === before.length && after.every((payment, index) => payment === before[index]);
    return isSameList ? before : after;
  });
}

function isKept({ startedAt }: StartedPayment, now: number = Date.now()): boolean {
  return isWithin(startedAt, longestAge, now);
}

function isOtherReturn({ unanswered }: StartedPayment, query?: string): boolean {
  return unanswered !== undefined && unanswered !== query;
}

function isSame(one: MembersInvoice, other: MembersInvoice): boolean {
  return one.person === other.person && one.invoiceId === other.invoiceId;
}

function parse(text: string | null): StartedPayment[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.flatMap(parsePayment) : [];
  } catch {
    return [];
  }
}

function parsePayment(value: unknown): StartedPayment[] {
  if (!isRecord(value)) return [];
  const { person, invoiceId, startedAt, unanswered } = value;
  if (typeof person !== "string" || typeof invoiceId !== "number" || typeof startedAt !== "number") return [];
  return [{ person, invoiceId, startedAt, ...(typeof unanswered === "string" ? { unanswered } : {}) }];
}
