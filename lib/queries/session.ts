let session = new AbortController();

/** The member has logged out: requests on their way are aborted, and what still arrives is handled by nobody. */
export function endSession(): void {
  session.abort();
}

/** A new start may be somebody's again. */
export function beginSession(): void {
  if (isSessionOver()) session = new AbortController();
}

/** Whether the member has logged out since the last start. */
export function isSessionOver(): boolean {
  return session.signal.aborted;
}

/** A controller that the end of the session aborts too. */
export function sessionAbortController(): AbortController {
  const controller = new AbortController();
  session.signal.addEventListener("abort", () => controller.abort(), { once: true, signal: controller.signal });
  return controller;
}
