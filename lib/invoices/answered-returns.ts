import { sessionStore } from "@/lib/base/storage";
import { answeredReturnsKey } from "./drop-payment-traces";

const most = 10;

/** Whether the server has answered the check of this return already. @param address with its query */
export function wasAnswered(address: string): boolean {
  return read().includes(address);
}

/** Keeps, for this tab, that a return has been checked: the same return again is not checked again. */
export function rememberAnswered(address: string): void {
  sessionStore.write(answeredReturnsKey, [...read(), address].slice(-most).join("\n"));
}

function read(): string[] {
  return (sessionStore.read(answeredReturnsKey) ?? "").split("\n");
}
