import { clearLeaveGuard, confirmLeave, confirmNavigation } from "./leave-guard";

/**
 * Nothing is unsaved any more: leaving asks no longer. A logout that was just being asked about goes on, since the member has
 * said Yes to it; after any other way out they stay. Apart from the guard, which is loaded with the card.
 */
export function endLeaveGuard(): void {
  if (confirmNavigation.get().targetRoute === "logout") confirmLeave();
  else clearLeaveGuard();
}
