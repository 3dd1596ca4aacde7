/** Whether the browser has a network at all; one that leads nowhere is found out by the first request. */
export const network = {
  isOnline: (): boolean => navigator.onLine,
  /** Calls back when the network comes or goes; returns the function that stops it. */
  subscribe: (listener: () => void): (() => void) => {
    addEventListener("online", listener);
    addEventListener("offline", listener);
    return () => {
      removeEventListener("online", listener);
      removeEventListener("offline", listener);
    };
  },
};
