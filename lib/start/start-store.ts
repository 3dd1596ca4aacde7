import { createStore } from "@/lib/platform/create-store";
import { useStore } from "@/lib/platform/use-store";
import { initialStartState, startTransition, type StartEvent, type StartState } from "./start-machine";

const store = createStore<StartState>(initialStartState);

export function dispatchStart(event: StartEvent): void {
  store.update((state) => startTransition(state, event));
}

export function startState(): StartState {
  return store.get();
}

export const subscribeStart = store.subscribe;

export function useStartState(): StartState {
  return useStore(store, initialStartState);
}
