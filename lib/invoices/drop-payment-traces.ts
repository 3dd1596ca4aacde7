import { ownersOf } from "@/lib/base/owners-of";
import { localStore, sessionStore } from "@/lib/base/storage";

/** Where started-payments.ts and answered-returns.ts keep what they know: the start and the logout need no more of them. */
export const startedPaymentsKey = "startedPayments";
export const answeredReturnsKey = "answeredReturns";

/** At logout: nothing of the member's payments stays on the device. */
export function dropPaymentTraces(): void {
  localStore.remove(startedPaymentsKey);
  sessionStore.remove(answeredReturnsKey);
}

/**
 * Removes everything when any payment is somebody else's.
 * @param person who is signed in: `personOf`
 * @returns whether one was
 */
export function dropPaymentTracesOfOthers(person: string): boolean {
  if (isOfOthers(sessionStore.read(answeredReturnsKey), person)) sessionStore.remove(answeredReturnsKey);
  if (!isOfOthers(localStore.read(startedPaymentsKey), person)) return false;
  dropPaymentTraces();
  return true;
}

function isOfOthers(text: string | null, person: string): boolean {
  return ownersOf(text).some((owner) => owner !== person);
}
