import { createStore } from "./create-store";
import { network } from "./network";
import { onPageRestored } from "./on-page-restored";
import { useStore } from "./use-store";

const restorations = createStore(0);
const count = () => restorations.update((before) => before + 1);

if (typeof window !== "undefined") {
  // WebKit aborts the loads of a page that is being left.
  onPageRestored(count);
  network.subscribe(() => {
    if (network.isOnline()) count();
  });
}

/** Calls back when what has failed to load may load again. @returns stops it */
export const onRestoration = restorations.subscribe;

/**
 * How often the page has returned from the back/forward cache or the network has come back: what depends on this number loads its
 * missing parts again.
 */
export function useRestorations(): number {
  return useStore(restorations);
}
