import { now } from "../clock";
import type { MemberState } from "../sessions";

/** Whether a payment of the invoice is booked by now: a confirmed one can take its time. */
export function isPaid(state: MemberState, invoiceId: number): boolean {
  const paidOn = state.paid.get(invoiceId);
  return paidOn !== undefined && paidOn.getTime() <= now();
}
