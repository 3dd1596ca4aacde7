import { isRecord } from "@/lib/api/is-record";
import { sessionStore } from "@/lib/base/storage";
import { answeredReturnsKey } from "./drop-payment-traces";
import type { MembersInvoice } from "./started-payments";

interface AnsweredReturn extends MembersInvoice {
  /** What the provider led back with. */
  query: string;
  /** Why the server refused it, in words; absent when it was found good. */
  refusal?: string;
}

const most = 10;

/** Whether the server has answered the check of this return already. */
export function wasAnswered(wanted: AnsweredReturn): boolean {
  return read(wanted.person).some((answered) => isSame(answered, wanted));
}

/** Why the server refused this return when it was checked, or "" when it did not. */
export function refusalOf(wanted: AnsweredReturn): string {
  return read(wanted.person).find((answered) => isSame(answered, wanted))?.refusal ?? "";
}

/** Keeps, for this tab, what the check of a return said last: the same return again is not checked again. */
export function rememberAnswered(answered: AnsweredReturn): void {
  const others = read(answered.person).filter((other) => !isSame(other, answered));
  sessionStore.write(answeredReturnsKey, JSON.stringify([...others, answered].slice(-most)));
}

function isSame(one: AnsweredReturn, other: AnsweredReturn): boolean {
  return one.invoiceId === other.invoiceId && one.query === other.query;
}

function read(person: string): AnsweredReturn[] {
  try {
    const list: unknown = JSON.parse(sessionStore.read(answeredReturnsKey) ?? "[]");
    return Array.isArray(list) ? list.filter(isAnsweredReturn).filter((answered) => answered.person === person) : [];
  } catch {
    return [];
  }
}

function isAnsweredReturn(value: unknown): value is AnsweredReturn {
  if (!isRecord(value) || typeof value.person !== "string" || typeof value.invoiceId !== "number") return false;
  if (typeof value.query !== "string") return false;
  return value.refusal === undefined || typeof value.refusal === "string";
}
