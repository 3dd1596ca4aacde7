import { now } from "../clock";
import { findSignedIn } from "../member/member-data";
import type { MemberState } from "../sessions";
import type { Payment } from "./payment-store";

/** Needs no signed-in member: the provider also calls the server directly. */
export function markPaid(payment: Payment): void {
  const member = findSignedIn({ ...payment.session, persona: payment.persona });
  if (member) bookPayment(member.state, payment.invoiceId);
}

/** The first booking counts. */
export function bookPayment({ paid }: MemberState, invoiceId: number): void {
  if (!paid.has(invoiceId)) paid.set(invoiceId, new Date(now()));
}
