import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/platform/create-store";
import { closedPayment, paymentTransition, type PaymentEvent, type PaymentState } from "./payment-machine";
import type { MembersInvoice } from "./started-payments";

interface Payment {
  state: PaymentState;
  /** The owner: `Member.person`. "" before the first payment on this page. */
  person: string;
  /** A started payment that the dialog does not ask about: the member chose to repeat it, or this dialog started it. */
  acceptedStart: number | null;
}

const store = createStore<Payment>({ state: closedPayment, person: "", acceptedStart: null });

/**
 * @param person the new owner; passed with the event that opens a dialog
 * @returns whether the state changed: callers run effects only then
 */
export function dispatchPayment(event: PaymentEvent, person: string = store.get().person): boolean {
  const before = store.get().state;
  const state = paymentTransition(before, event);
  if (state !== before) store.update((payment) => ({ ...payment, state, person }));
  return state !== before;
}

export function paymentState(): PaymentState {
  return store.get().state;
}

/** Aborts when the payment leaves its present state. */
export function untilStateChanges(): AbortSignal {
  const { state } = store.get();
  const controller = new AbortController();
  const stop = store.subscribe(() => {
    if (store.get().state === state) return;
    stop();
    controller.abort();
  });
  return controller.signal;
}

/** The invoice of the open dialog, with its owner; null when it is closed. */
export function paymentInvoice(): MembersInvoice | null {
  const { state, person } = store.get();
  return state.name === "closed" ? null : { person, invoiceId: state.invoiceId };
}

/** Milliseconds since 1970, or null. */
export function acceptedStart(): number | null {
  return store.get().acceptedStart;
}

export function acceptStart(startedAt: number | null): void {
  store.update((payment) => ({ ...payment, acceptedStart: startedAt }));
}

export const onPaymentChange = store.subscribe;

export function usePaymentState(): PaymentState {
  return useSyncExternalStore(store.subscribe, paymentState, () => closedPayment);
}
