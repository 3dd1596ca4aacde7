import { createStore } from "./create-store";

/** The latest report counts, from browser or request: with VPNs and firewalls, browsers wrongly report being offline. */
const state = createStore({ isOnline: true });
if (typeof window !== "undefined") {
  state.set({ isOnline: navigator.onLine });
  window.addEventListener("online", () => state.set({ isOnline: true }));
  window.addEventListener("offline", () => state.set({ isOnline: false }));
}

/** Whether the server is reachable, as far as known. */
export const network = {
  isOnline: (): boolean => state.get().isOnline,
  /** The result of a request. */
  report: (isReached: boolean): void => {
    if (isReached !== network.isOnline()) state.set({ isOnline: isReached });
  },
  /** Calls back after every browser event, and when a request contradicts the state; returns the function that stops it. */
  subscribe: state.subscribe,
};
