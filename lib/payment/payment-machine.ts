import type { PaymentForm } from "@/lib/api/payment-form";

/** Where the payment of an invoice stands (spec 4 "Invoice payment"); drawn in docs/payment.md. */
export type PaymentState =
  | { name: "closed" }
  /** A payment of this invoice was started a moment ago: paying again is asked about. `startedAt` in ms since 1970. */
  | { name: "asking"; invoiceId: number; startedAt: number }
  | { name: "instructions"; invoiceId: number }
  | { name: "preparing"; invoiceId: number }
  | { name: "notPrepared"; invoiceId: number; text: string }
  /** The form is on its way: a second post now would reach a provider that takes a moment to answer. */
  | { name: "redirecting"; invoiceId: number; form: PaymentForm }
  /** The form did not lead away: it can be posted by hand. */
  | { name: "stranded"; invoiceId: number; form: PaymentForm }
  | { name: "checking"; invoiceId: number };

export type PaymentEvent =
  /** `startedAt` of a payment of this invoice that was started a moment ago, or null. */
  | { type: "pay"; invoiceId: number; startedAt: number | null }
  | { type: "payAgain" }
  | { type: "continue" }
  /** Meanwhile a payment was started in another tab. */
  | { type: "startedElsewhere"; startedAt: number }
  | { type: "prepared"; form: PaymentForm }
  | { type: "notPrepared"; text: string }
  /** The browser does not let the form go to the address that the server gave. */
  | { type: "notPosted"; text: string }
  /** A moment after the form was posted the page is still here. */
  | { type: "stillHere" }
  | { type: "postAgain" }
  | { type: "returned"; invoiceId: number }
  /** The check has ended, however it did. */
  | { type: "checked"; invoiceId: number }
  /** The invoice can no longer be paid, or is no longer on the list. */
  | { type: "paid"; invoiceId: number }
  /** The member is elsewhere in the app, or the browser shows this page again as it was left, without a return. */
  | { type: "interrupted" }
  | { type: "close" };

export const closedPayment: PaymentState = { name: "closed" };

/** The whole flow as one pure function. An event that a state does not know changes nothing: a double tap does nothing. */
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
      // Also late: the provider may lead on to an address that the policy refuses.
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
