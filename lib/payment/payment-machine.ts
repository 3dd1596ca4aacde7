import type { PaymentForm } from "@/lib/api/payment-form";

/** The state of an invoice's payment; docs/payment.md draws it. */
export type PaymentState =
  | { name: "closed" }
  /** A recent payment of this invoice: asks before paying again. `startedAt` in ms since 1970. */
  | { name: "asking"; invoiceId: number; startedAt: number }
  | { name: "instructions"; invoiceId: number }
  | { name: "preparing"; invoiceId: number }
  | { name: "notPrepared"; invoiceId: number; text: string }
  /** The form has been posted. A second post would reach a provider that is slow to answer. */
  | { name: "redirecting"; invoiceId: number; form: PaymentForm }
  /** The form did not leave: the member can repost it. */
  | { name: "stranded"; invoiceId: number; form: PaymentForm }
  | { name: "checking"; invoiceId: number };

export type PaymentEvent =
  /** `startedAt` of a recent payment of this invoice, or null. */
  | { type: "pay"; invoiceId: number; startedAt: number | null }
  | { type: "payAgain" }
  | { type: "continue" }
  /** Another tab has started a payment. */
  | { type: "startedElsewhere"; startedAt: number }
  | { type: "prepared"; form: PaymentForm }
  | { type: "notPrepared"; text: string }
  /** The page's policy blocks the address of the form. */
  | { type: "notPosted"; text: string }
  /** The page is still here a moment after the post. */
  | { type: "stillHere" }
  | { type: "postAgain" }
  | { type: "returned"; invoiceId: number }
  /** The check ended, with any result. */
  | { type: "checked"; invoiceId: number }
  /** The invoice is no longer payable, or left the list. */
  | { type: "paid"; invoiceId: number }
  /** The member left the dialog's screen, or the page came back from the back/forward cache without a return. */
  | { type: "interrupted" }
  | { type: "close" };

export const closedPayment: PaymentState = { name: "closed" };

/** The whole flow as a pure function. An event that a state does not list has no effect: nor has a double tap. */
export function paymentTransition(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case "pay":
      if (state.name !== "closed") return state;
      return event.startedAt === null
        ? { name: "instructions", invoiceId: event.invoiceId }
        : { name: "asking", invoiceId: event.invoiceId, startedAt: event.startedAt };
    case "payAgain":
      return state.name === "asking" ? { name: "instructions", invoiceId: state.invoiceId } : state;
    case "startedElsewhere":
      if (!awaitsContinue(state) && state.name !== "preparing" && state.name !== "stranded") return state;
      return { name: "asking", invoiceId: state.invoiceId, startedAt: event.startedAt };
    case "continue":
      return awaitsContinue(state) ? { name: "preparing", invoiceId: state.invoiceId } : state;
    case "prepared":
      return state.name === "preparing" ? { name: "redirecting", invoiceId: state.invoiceId, form: event.form } : state;
    case "notPrepared":
      return state.name === "preparing" ? { name: "notPrepared", invoiceId: state.invoiceId, text: event.text } : state;
    case "notPosted":
      // Even late: the provider may redirect to an address that the policy blocks.
      return state.name === "redirecting" || state.name === "stranded"
        ? { name: "notPrepared", invoiceId: state.invoiceId, text: event.text }
        : state;
    case "stillHere":
      return state.name === "redirecting" ? { ...state, name: "stranded" } : state;
    case "postAgain":
      return state.name === "stranded" ? { ...state, name: "redirecting" } : state;
    case "returned":
      return { name: "checking", invoiceId: event.invoiceId };
    case "checked":
      return state.name === "checking" && state.invoiceId === event.invoiceId ? closedPayment : state;
    case "paid":
      return state.name !== "closed" && state.invoiceId === event.invoiceId ? closedPayment : state;
    case "interrupted":
      return state.name === "checking" ? state : closedPayment;
    case "close":
      return closedPayment;
  }
}

function awaitsContinue(state: PaymentState): state is Extract<PaymentState, { name: "instructions" | "notPrepared" }> {
  return state.name === "instructions" || state.name === "notPrepared";
}
