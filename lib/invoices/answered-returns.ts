import { isRecord } from "@/lib/api/is-record";
import { sessionStore } from "@/lib/base/storage";
import { answeredReturnsKey } from "./drop-payment-traces";

interface AnsweredReturn {
  /** Whose it is: `personOf`. */
  person: string;
  invoiceId: number;
  /** What the provider led back with. */
  query: string;
}

const most = 10;

/** Whether the server has answered the check of this return already. */
export function wasAnswered(wanted: AnsweredReturn): boolean {
  return read(wanted.person).some(({ invoiceId, query }) => invoiceId === wanted.invoiceId && query === wanted.query);
}

/** Keeps, for this tab, that a return has been checked: the same return again is not checked again. */
export function rememberAnswered(answered: AnsweredReturn): void {
  sessionStore.write(answeredReturnsKey, JSON.stringify([...read(answered.person), answered].slice(-most)));
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
  return isRecord(value) && typeof value.person === "string" && typeof value.query === "string";
}
