import { ownersOf } from "@/lib/platform/owners-of";
import { localStore } from "@/lib/platform/storage";

/** Where started-payments.ts keeps what it knows: the start and the logout need no more of it. */
export const startedPaymentsKey = "startedPayments";

/** At logout: nothing of the member's payments stays on the device. */
export function dropPaymentTraces(): void {
  localStore.remove(startedPaymentsKey);
}

/**
 * Removes everything when any payment is somebody else's.
 * @param person who is signed in: `Member.person`
 * @returns whether one was
 */
export function dropPaymentTracesOfOthers(person: string): boolean {
  if (ownersOf(localStore.read(startedPaymentsKey)).every((owner) => owner === person)) return false;
  dropPaymentTraces();
  return true;
}
