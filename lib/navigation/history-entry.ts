import { isRecord } from "@/lib/api/json";
import { createStore } from "@/lib/platform/create-store";

/** Counts in-app navigations, also those that change only the query or fragment. */
export const arrivals = createStore(0);

/** Marks the state of an entry that an in-app step led to. */
const mark = "fromApp";
let hasNavigated = false;

/** Pushes an in-app address. Next's `usePathname` follows the history and updates the page. */
export function pushEntry(address: string): void {
  hasNavigated = true;
  window.history.pushState({ [mark]: true }, "", address);
}

/** Replaces the current address; keeps the mark of where it came from. */
export function replaceEntry(address: string): void {
  window.history.replaceState(isFromApp() ? { [mark]: true } : null, "", address);
}

/**
 * Whether the browser's Back leads to a screen of the app. False on a visit's first entry: another site, or nothing, precedes it.
 * See docs/product.md, Routes.
 */
export function leadsBackIntoApp(): boolean {
  return hasNavigated && isFromApp();
}

/** Whether an in-app step led to the current entry, or leads back to it. */
export function isFromApp(): boolean {
  return isRecord(window.history.state) && mark in window.history.state;
}
