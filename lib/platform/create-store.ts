export interface Store<State> {
  get: () => State;
  set: (next: State) => void;
  update: (change: (state: State) => State) => void;
  /** Calls the listener after every change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** An observable value that the browser owns, for `useSyncExternalStore`. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  const set = (next: State) => {
    if (Object.is(next, state)) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => state,
    set,
    update: (change) => set(change(state)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
