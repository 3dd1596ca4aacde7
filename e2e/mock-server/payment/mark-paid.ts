import { now } from "../clock";
import { findSignedIn } from "../member/find-signed-in";
import type { MemberState } from "../sessions";
import type { Payment } from "./payment-store";

/**
 * Needs no signed-in member: the provider also calls the server directly.
 * @param bookingTime milliseconds until the invoice is paid
 */
export function markPaid(payment: Payment, bookingTime = 0): void {
  const member = findSignedIn({ ...payment.session, persona: payment.persona });
  if (member) bookPayment(member.state, payment.invoiceId, bookingTime);
}

/** The earliest booking wins: a second check does not delay the first. */
export function bookPayment({ paid }: MemberState, invoiceId: number, bookingTime = 0): void {
  const paidOn = new Date(now() + bookingTime);
  const known = paid.get(invoiceId);
  if (!known || paidOn < known) paid.set(invoiceId, paidOn);
}
