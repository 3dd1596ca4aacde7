import { closeOverlays } from "@/lib/dialogs/dialogs";
import { createStore } from "@/lib/platform/create-store";
import { useStore } from "@/lib/platform/use-store";
import { initialStartState, startTransition, type StartEvent, type StartState } from "./start-machine";

const store = createStore<StartState>(initialStartState);

export function dispatchStart(event: StartEvent): void {
  const wasReady = store.get().name === "ready";
  store.update((state) => startTransition(state, event));
  // The screens unmount; a later start must not bring back a drawer or dialog that the member has not opened since.
  if (wasReady && store.get().name !== "ready") closeOverlays();
}

export function startState(): StartState {
  return store.get();
}

export const subscribeStart = store.subscribe;

export function useStartState(): StartState {
  return useStore(store, initialStartState);
}
