import { localStore, sessionStore } from "@/lib/base/storage";

/** Where started-payments.ts and answered-returns.ts keep what they know: the start and the logout need no more of them. */
export const startedPaymentsKey = "startedPayments";
export const answeredReturnsKey = "answeredReturns";

/** At logout: nothing of the member's payments stays on the device. */
export function dropPaymentTraces(): void {
  localStore.remove(startedPaymentsKey);
  sessionStore.remove(answeredReturnsKey);
}

/** Removes what somebody else left on this device. @param person who is signed in: `personOf` */
export function dropPaymentTracesOfOthers(person: string): void {
  const stored = localStore.read(startedPaymentsKey);
  if (stored !== null && !stored.includes(`"person":${JSON.stringify(person)}`)) dropPaymentTraces();
}
