import { isRecord } from "@/lib/api/json";
import { parseJson } from "@/lib/api/parse-json";
import { createStoredStore } from "@/lib/platform/create-stored-store";
import { isWithin } from "@/lib/platform/is-within";
import { localStore } from "@/lib/platform/storage";

/** An invoice and its owner. */
export interface MembersInvoice {
  /** The owner: `Member.person`. */
  person: string;
  invoiceId: number;
}

/**
 * A payment whose form was posted and whose end is not known. An invoice has at most one start, and one entry for each
 * unanswered return. See docs/product.md, Started payments.
 */
export interface StartedPayment extends MembersInvoice {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The query of its return, until the server answers the check. Sent again at the next start. */
  unanswered?: string;
}

const longestAge = 24 * 60 * 60 * 1000;
const recentAge = 30 * 60 * 1000;

export const startedPaymentsStore = createStoredStore<readonly StartedPayment[]>("startedPayments", {
  parse,
  serialize: (payments) => (payments.length === 0 ? null : JSON.stringify(payments)),
  // The first paint's card is the largest entry, and IndexedDB holds it too.
  makeRoom: () => localStore.remove("storedCard"),
});

/**
 * Stores a payment in place of an earlier start of the invoice, and of the same return.
 * @returns whether a later start of the app finds it
 */
export function keepStartedPayment(payment: StartedPayment): boolean {
  return change((payments) => [
    ...payments.filter((other) => !isSame(other, payment) || isOtherReturn(other, payment.unanswered)),
    payment,
  ]);
}

/** Drops this invoice's payments and unanswered returns: the end is known. */
export function dropPaymentAndReturns(invoice: MembersInvoice): void {
  change((payments) => payments.filter((other) => !isSame(other, invoice)));
}

/** Drops a payment that came back cancelled or failed. Unanswered returns stay. */
export function dropPaymentStart(invoice: MembersInvoice): void {
  change((payments) => payments.filter((other) => !isSame(other, invoice) || isOtherReturn(other)));
}

/**
 * Records that the server answered the check of a return.
 * @param isGood the payment is still awaited; a refused one has ended
 */
export function answerReturn(invoice: MembersInvoice, query: string, isGood: boolean): void {
  const isAnswered = (payment: StartedPayment) => isSame(payment, invoice) && payment.unanswered === query;
  change((payments) => {
    const isStartedAgain = payments.some((payment) => isSame(payment, invoice) && payment.unanswered === undefined);
    if (!isGood || isStartedAgain) return payments.filter((payment) => !isAnswered(payment));
    return payments.map((payment) => (isAnswered(payment) ? { ...invoice, startedAt: payment.startedAt } : payment));
  });
}

/** The member's payments of the last 24 hours, as stored now. */
export function readPaymentsOf(person: string): readonly StartedPayment[] {
  startedPaymentsStore.refresh();
  return startedPaymentsStore.get().filter((payment) => payment.person === person && isKept(payment));
}

/** The latest start of this invoice in the last 24 hours, as stored now; null without one. */
export function readStartedPayment(invoice: MembersInvoice): StartedPayment | null {
  return findStartedPayment(readPaymentsOf(invoice.person), invoice);
}

/** Like `readStartedPayment`, in a list. */
export function findStartedPayment(
  payments: readonly StartedPayment[],
  invoice: MembersInvoice,
): StartedPayment | null {
  const [newest = null] = payments
    .filter((payment) => isSame(payment, invoice) && isKept(payment))
    .sort((one, other) => other.startedAt - one.startedAt);
  return newest;
}

/** Started within 30 minutes: the app asks before paying again. */
export function isRecent(payment: StartedPayment): boolean {
  return isWithin(payment.startedAt, recentAge);
}

function change(edit: (payments: readonly StartedPayment[]) => readonly StartedPayment[]): boolean {
  return startedPaymentsStore.change((before) => {
    const after = edit(before).filter(isKept);
    const isSameList = after.length === before.length && after.every((payment, index) => payment === before[index]);
    return isSameList ? before : after;
  });
}

function isKept({ startedAt }: StartedPayment): boolean {
  return isWithin(startedAt, longestAge);
}

function isOtherReturn({ unanswered }: StartedPayment, query?: string): boolean {
  return unanswered !== undefined && unanswered !== query;
}

function isSame(one: MembersInvoice, other: MembersInvoice): boolean {
  return one.person === other.person && one.invoiceId === other.invoiceId;
}

function parse(text: string | null): StartedPayment[] {
  const list = parseJson(text ?? "");
  return Array.isArray(list) ? list.flatMap(parsePayment) : [];
}

function parsePayment(value: unknown): StartedPayment[] {
  if (!isRecord(value)) return [];
  const { person, invoiceId, startedAt, unanswered } = value;
  if (typeof person !== "string" || typeof invoiceId !== "number" || typeof startedAt !== "number") return [];
  return [{ person, invoiceId, startedAt, ...(typeof unanswered === "string" ? { unanswered } : {}) }];
}
