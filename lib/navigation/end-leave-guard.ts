import { clearLeaveGuard, confirmLeave, confirmNavigation } from "./leave-guard";

/**
 * Nothing is unsaved any more: disables the guard. A logout that the dialog was asking about continues, since the member has
 * said Yes to it; after any other way out they stay. Apart from the guard, which is loaded with the card.
 */
export function endLeaveGuard(): void {
  if (confirmNavigation.get().targetRoute === "logout") confirmLeave();
  else clearLeaveGuard();
}
