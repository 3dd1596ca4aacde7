let isOver = false;

/** The member has logged out: what still arrives is handled by nobody. */
export function endSession(): void {
  isOver = true;
}

/** A new start may be somebody's again. */
export function beginSession(): void {
  isOver = false;
}

/** Whether the member has logged out since the last start. */
export function isSessionOver(): boolean {
  return isOver;
}
