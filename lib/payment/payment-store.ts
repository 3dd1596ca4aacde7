import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/platform/create-store";
import { closedPayment, paymentTransition, type PaymentEvent, type PaymentState } from "./payment-machine";

interface Payment {
  state: PaymentState;
  /** Whose it is: `Member.person`, "" before anybody has paid on this page. */
  person: string;
  /** The start of a payment that needs no question: the member chose to repeat it, or this dialog posted its form then. */
  acceptedStart: number | null;
}

const store = createStore<Payment>({ state: closedPayment, person: "", acceptedStart: null });

/**
 * @param person whose payment it is from now on; told with what opens one
 * @returns whether the event changed anything: its effects belong to it only then
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

/** Whose payment the state is of. */
export function paymentPerson(): string {
  return store.get().person;
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
