/** The name by which an entry's state tells that a step within the app led to it. */
const mark = "fromApp";
let hasNavigated = false;

/** Goes to an address of the app. The page is told by what follows the history (Next's `usePathname`). */
export function pushEntry(address: string): void {
  hasNavigated = true;
  window.history.pushState({ [mark]: true }, "", address);
}

/** Puts another address in place of the present one; where it was come from stays as it is. */
export function replaceEntry(address: string): void {
  window.history.replaceState(isFromApp() ? { [mark]: true } : null, "", address);
}

/**
 * The back-button history flag (spec 2): on once the member has navigated from a screen of the app, so that the browser's
 * history leads back into the app. A deep link opened afresh leaves it off, and for the entry that began the visit it is off
 * also later: before that one there is another site, or nothing.
 */
export function leadsBackIntoApp(): boolean {
  return hasNavigated && isFromApp();
}

/** Whether a step within the app led to the present entry, or leads back to it. */
export function isFromApp(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && mark in state;
}
