import { createStore } from "./create-store";

/** The last word counts, of the browser or of a request: VPNs and firewalls make a browser say wrongly that it is offline. */
const state = createStore({ isOnline: true });
if (typeof window !== "undefined") {
  state.set({ isOnline: navigator.onLine });
  window.addEventListener("online", () => state.set({ isOnline: true }));
  window.addEventListener("offline", () => state.set({ isOnline: false }));
}

/** Whether the server can be reached, as far as is known. */
export const network = {
  isOnline: (): boolean => state.get().isOnline,
  /** A request has found out. */
  report: (isReached: boolean): void => {
    if (isReached !== network.isOnline()) state.set({ isOnline: isReached });
  },
  /** Calls back after every word of the browser, and when a request finds out otherwise; returns the function that stops it. */
  subscribe: state.subscribe,
};
