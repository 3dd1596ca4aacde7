import { clearLeaveGuard, confirmLeave, confirmNavigation } from "./leave-guard";

/**
 * Disables the guard once everything is saved. A logout that waits in the dialog continues, because the member has already
 * confirmed it. Any other way out is cancelled. Separate from the guard, which is loaded with the card.
 */
export function endLeaveGuard(): void {
  if (confirmNavigation.get().targetRoute === "logout") confirmLeave();
  else clearLeaveGuard();
}
