import { createStore } from "./create-store";
import { network } from "./network";
import { onPageRestored } from "./on-page-restored";
import { useStore } from "./use-store";

const attempts = createStore(0);
const countAttempt = () => attempts.update((count) => count + 1);

if (typeof window !== "undefined") {
  // WebKit aborts the loads of a page that is being left.
  onPageRestored(countAttempt);
  network.subscribe(() => {
    if (network.isOnline()) countAttempt();
  });
}

/** Calls back when a failed load may succeed. @returns stops it */
export const onLoadAttempt = attempts.subscribe;

/** Counts the returns of the network, and of the page from the back/forward cache. After each, missing parts load again. */
export function useLoadAttempt(): number {
  return useStore(attempts);
}
