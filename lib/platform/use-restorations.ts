import { createStore } from "./create-store";
import { useStore } from "./use-store";

const restorations = createStore(0);

if (typeof window !== "undefined") {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) restorations.update((count) => count + 1);
  });
}

/**
 * How often the page has returned from the back/forward cache. WebKit aborts the loads of a page that is being left: an effect
 * that depends on this number loads the missing parts again.
 */
export function useRestorations(): number {
  return useStore(restorations);
}
