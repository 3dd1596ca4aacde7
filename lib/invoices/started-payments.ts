import { isRecord } from "@/lib/api/is-record";
import { createStore } from "@/lib/base/create-store";
import { followStored } from "@/lib/base/follow-stored";
import { isWithin } from "@/lib/base/is-within";
import { localStore } from "@/lib/base/storage";
import { startedPaymentsKey } from "./drop-payment-traces";

/** An invoice of one member's. */
export interface MembersInvoice {
  /** Whose it is: `personOf`. */
  person: string;
  invoiceId: number;
}

/** A payment whose form was posted and of whose end nothing is known yet (decisions 6 "Payments that do not come back"). */
export interface StartedPayment extends MembersInvoice {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The last return said that it was canceled or failed. It may have been paid all the same. */
  isUnfinished?: true;
  /** The query of a return whose check has not been answered: it is sent again. */
  unanswered?: string;
  /** The query of the return that alone tells of this payment: when that is refused, there was none. */
  onlyReturn?: string;
}

const longestAge = 24 * 60 * 60 * 1000;
const recentAge = 30 * 60 * 1000;

/** False once storage was found blocked: then what this page knows is all there is. */
let isStored = true;
/** As last read or written: the same text gives the same list. */
let storedText: string | null = null;

/** What this device knows. */
export const startedPaymentsStore = createStore<readonly StartedPayment[]>([]);

/**
 * Keeps that a payment was started, in place of an earlier one of the same invoice.
 * @param makeRoom removes what can be done without, when the storage is full
 */
export function keepStartedPayment(payment: StartedPayment, makeRoom?: () => void): void {
  change((payments) => [...payments.filter((other) => !isSame(other, payment)), payment], makeRoom);
}

/** The end of a payment is known. */
export function dropStartedPayment(payment: MembersInvoice): void {
  change((payments) => payments.filter((other) => !isSame(other, payment)));
}

/** The member came back without having paid, as far as the provider knows: that is one more return that tells of it. */
export function keepUnfinished(payment: MembersInvoice): void {
  const unfinished = { isUnfinished: true, onlyReturn: undefined } as const;
  change((payments) => payments.map((known) => (isSame(known, payment) ? { ...known, ...unfinished } : known)));
}

/** The check of this return has been answered. @param query of the return; another may have come since */
export function dropUnanswered(payment: MembersInvoice, query: string): void {
  change((payments) =>
    payments.map((known) => (isSame(known, payment) && known.unanswered === query ? withoutReturn(known) : known)),
  );
}

/** The check of this return was refused: a payment of which nothing else tells was none. */
export function dropRefused(payment: MembersInvoice, query: string): void {
  const isAlone = (known: StartedPayment) => known.onlyReturn === query && known.unanswered === query;
  change((payments) => payments.filter((known) => !isSame(known, payment) || !isAlone(known)));
}

/** Whether a later start will find this return: not where nothing can be stored. */
export function isReturnKept(payment: MembersInvoice, query: string): boolean {
  return isStored && startedPaymentsStore.get().some((known) => isSame(known, payment) && known.unanswered === query);
}

/** The payment of this invoice that was started in the last 24 hours, or null. */
export function findStartedPayment(
  payments: readonly StartedPayment[],
  wanted: MembersInvoice,
  now: number = Date.now(),
): StartedPayment | null {
  return payments.find((payment) => isSame(payment, wanted) && isWithin(payment.startedAt, longestAge, now)) ?? null;
}

/** Whether paying again has to be asked about: the payment was started within 30 minutes. */
export function isRecent(payment: StartedPayment, now: number = Date.now()): boolean {
  return isWithin(payment.startedAt, recentAge, now);
}

/** Takes over what another tab has written since, or a logout removed. */
export function readStartedPayments(): void {
  if (!isStored) return;
  const text = localStore.read(startedPaymentsKey);
  if (text === storedText) return;
  storedText = text;
  startedPaymentsStore.set(parse(text));
}

/** Follows the changes of other tabs; returns the function that stops it. */
export function followPaymentsOfOtherTabs(): () => void {
  return followStored(startedPaymentsKey, readStartedPayments);
}

function change(
  of: (payments: readonly StartedPayment[]) => readonly StartedPayment[],
  makeRoom: () => void = () => undefined,
): void {
  readStartedPayments();
  const before = startedPaymentsStore.get();
  const now = Date.now();
  const after = of(before).filter(({ startedAt }) => isWithin(startedAt, longestAge, now));
  if (after.length === before.length && after.every((payment, index) => payment === before[index])) return;
  startedPaymentsStore.set(after);
  storedText = after.length === 0 ? null : JSON.stringify(after);
  isStored = storedText === null || write(storedText, makeRoom);
  if (storedText === null) localStore.remove(startedPaymentsKey);
}

function write(text: string, makeRoom: () => void): boolean {
  if (localStore.write(startedPaymentsKey, text)) return true;
  makeRoom();
  return localStore.write(startedPaymentsKey, text);
}

function withoutReturn({ unanswered: _answered, onlyReturn: _only, ...payment }: StartedPayment): StartedPayment {
  return payment;
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
  const { person, invoiceId, startedAt, isUnfinished, unanswered, onlyReturn } = value;
  if (typeof person !== "string" || typeof invoiceId !== "number" || typeof startedAt !== "number") return [];
  const payment: StartedPayment = { person, invoiceId, startedAt };
  if (isUnfinished === true) payment.isUnfinished = true;
  if (typeof unanswered === "string") payment.unanswered = unanswered;
  if (typeof onlyReturn === "string") payment.onlyReturn = onlyReturn;
  return [payment];
}
