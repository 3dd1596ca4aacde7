import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/base/create-store";
import { closedPayment, paymentTransition, type PaymentEvent, type PaymentState } from "./payment-machine";

const store = createStore<PaymentState>(closedPayment);

/** @returns whether the event changed anything: its effects belong to it only then */
export function dispatchPayment(event: PaymentEvent): boolean {
  const before = store.get();
  store.update((state) => paymentTransition(state, event));
  return store.get() !== before;
}

export function paymentState(): PaymentState {
  return store.get();
}

export const onPaymentChange = store.subscribe;

export function usePaymentState(): PaymentState {
  return useSyncExternalStore(store.subscribe, store.get, () => closedPayment);
}
