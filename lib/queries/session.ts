let isOver = false;

/** The member has logged out: late answers are ignored. */
export function endSession(): void {
  isOver = true;
}

/** A new start may have a member again. */
export function beginSession(): void {
  isOver = false;
}

/** Whether the member has logged out since the last start. */
export function isSessionOver(): boolean {
  return isOver;
}
