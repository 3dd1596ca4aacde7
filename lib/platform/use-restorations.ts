import { createStore } from "./create-store";
import { onPageRestored } from "./on-page-restored";
import { useStore } from "./use-store";

const restorations = createStore(0);

if (typeof window !== "undefined") onPageRestored(() => restorations.update((count) => count + 1));

/**
 * How often the page has returned from the back/forward cache. WebKit aborts the loads of a page that is being left: an effect
 * that depends on this number loads the missing parts again.
 */
export function useRestorations(): number {
  return useStore(restorations);
}
