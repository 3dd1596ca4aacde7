import { createStore } from "@/lib/platform/create-store";

/** The member's destination as an address, or the pending action. */
export type LeaveTarget = `/${string}` | "history" | "logout" | "update" | "reload";

/** Whether leaving asks first, the destination, and whether the dialog is open. See docs/product.md, Leave guard. */
export interface ConfirmNavigation {
  enabled: boolean;
  /** Null unless leaving. */
  targetRoute: LeaveTarget | null;
  dialogOpen: boolean;
  /** Continues to the destination. */
  leave: (() => void) | null;
  /** Discards the edits, when the member leaves anyway. */
  discard: (() => void) | null;
}

const notLeaving = { targetRoute: null, dialogOpen: false, leave: null };
const cleared: ConfirmNavigation = { ...notLeaving, enabled: false, discard: null };

export const confirmNavigation = createStore<ConfirmNavigation>(cleared);

/** Guards every way out. A second call changes nothing. @param discard called when the member leaves anyway */
export function enableLeaveGuard(discard: () => void): void {
  if (!confirmNavigation.get().enabled) confirmNavigation.set({ ...notLeaving, enabled: true, discard });
}

/** Disables the guard and closes its dialog. */
export function clearLeaveGuard(): void {
  confirmNavigation.set(cleared);
}

/** Every way out of a screen goes through here: it runs at once, or after the member says Yes. */
export function leaveUnlessGuarded(targetRoute: LeaveTarget, leave: () => void): void {
  if (!confirmNavigation.get().enabled) return leave();
  confirmNavigation.update((state) => ({ ...state, targetRoute, dialogOpen: true, leave }));
}

/** Whether the way out reloads the same page, which then offers the draft. */
export function isReload(targetRoute: LeaveTarget | null): boolean {
  return targetRoute === "update" || targetRoute === "reload";
}

/** Yes: discards the edits, unless the same page reloads, and continues to the destination. */
export function confirmLeave(): void {
  const { targetRoute, leave, discard } = confirmNavigation.get();
  if (!isReload(targetRoute)) discard?.();
  clearLeaveGuard();
  leave?.();
}

/** Cancel: everything stays. */
export function stayHere(): void {
  confirmNavigation.update((state) => ({ ...state, ...notLeaving }));
}

let onHistoryStep: ((event: PopStateEvent) => void) | null = null;

/** Passes each history step to one listener before the screen follows it. @returns stops it */
export function interceptHistorySteps(listener: (event: PopStateEvent) => void): () => void {
  onHistoryStep = listener;
  return () => (onHistoryStep = null);
}

// Chromium calls window listeners in registration order, capturing or not. This one must precede those that follow the
// address, so it is added as soon as this file loads.
if (typeof window !== "undefined") window.addEventListener("popstate", (event) => onHistoryStep?.(event), true);
