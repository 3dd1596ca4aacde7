import { findSignedIn } from "../member/find-signed-in";
import type { ServerState } from "../server-state";
import type { Payment } from "./payment-store";

/** Works without anybody signed in: the provider calls the server by itself too. */
export function markPaid(state: ServerState, payment: Payment): void {
  const session = state.sessions.find(payment.sessionId);
  const member = session && findSignedIn({ ...session, persona: payment.persona });
  if (member && !member.state.paid.has(payment.invoiceId)) member.state.paid.set(payment.invoiceId, new Date());
}
