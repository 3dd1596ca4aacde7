import { confirmNavigation } from "./leave-guard";
import { navigationApi, type OverlayEntry } from "./overlay-entry";

/**
 * Pushes the entry of an overlay. Not with unsaved edits in a browser without the Navigation API: there the leave guard cannot
 * distinguish this step from one that leaves.
 */
export function pushOverlayEntry(entry: OverlayEntry): void {
  if (!confirmNavigation.get().enabled || navigationApi() !== undefined) entry.push();
}
