import { createStore } from "./create-store";

/** An answer has arrived since the browser said that it is offline, as VPNs and firewalls make it say wrongly. */
const isContradicted = createStore(false);
if (typeof window !== "undefined") window.addEventListener("offline", () => isContradicted.set(false));

/** Whether the server can be asked. A request finds out about a network that leads nowhere. */
export const network = {
  isOnline: (): boolean => navigator.onLine || isContradicted.get(),
  /** The server has answered: it is online, whatever the browser says. */
  confirm: (): void => {
    // `check-server` calls the server from Node, which has no navigator.
    if (typeof navigator !== "undefined" && !navigator.onLine) isContradicted.set(true);
  },
  /** Calls back when `isOnline` may have changed; returns the function that stops it. */
  subscribe: (listener: () => void): (() => void) => {
    addEventListener("online", listener);
    addEventListener("offline", listener);
    const stop = isContradicted.subscribe(listener);
    return () => {
      removeEventListener("online", listener);
      removeEventListener("offline", listener);
      stop();
    };
  },
};
