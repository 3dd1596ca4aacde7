import { now } from "../clock";
import type { MemberState } from "../sessions";

/** Whether the invoice's payment is booked; booking may lag behind the confirmation. */
export function isPaid(state: MemberState, invoiceId: number): boolean {
  const paidOn = state.paid.get(invoiceId);
  return paidOn !== undefined && paidOn.getTime() <= now();
}
