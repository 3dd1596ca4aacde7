import { confirmNavigation } from "./leave-guard";
import { navigationOf, type OverlayEntry } from "./overlay-entry";

/**
 * Pushes the entry of an overlay, except with unsaved edits below where the browser lacks the Navigation API: there the guard of
 * the edits cannot tell this step from one that leaves.
 */
export function pushOverlayEntry(entry: OverlayEntry): void {
  if (!confirmNavigation.get().enabled || navigationOf(window) !== undefined) entry.push();
}
