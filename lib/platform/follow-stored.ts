import type { LocalKey } from "./stored-keys";

/**
 * Has an entry of `localStore` read anew when another tab changes it, or may have: a page that the browser keeps to show it
 * as it was left hears nothing meanwhile. Returns the function that stops it.
 */
export function followStored(key: LocalKey, read: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) read();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}
