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

/** Calls back when what has failed to load may load again. @returns stops it */
export const onLoadAttempt = attempts.subscribe;

/**
 * A number that grows when the page returns from the back/forward cache or the network is back: what depends on it loads its missing
 * parts again.
 */
export function useLoadAttempt(): number {
  return useStore(attempts);
}
