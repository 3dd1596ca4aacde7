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
}

const cleared: ConfirmNavigation = { enabled: false, targetRoute: null, dialogOpen: false, leave: null };

export const confirmNavigation = createStore<ConfirmNavigation>(cleared);

let discardEdits: () => void = () => undefined;

/** Guards every way out. @param onDiscard called when the member leaves anyway */
export function enableLeaveGuard(onDiscard: () => void): void {
  discardEdits = onDiscard;
  if (!confirmNavigation.get().enabled) confirmNavigation.set({ ...cleared, enabled: true });
}

/** Disables the guard and closes its dialog. */
export function clearLeaveGuard(): void {
  confirmNavigation.set(cleared);
}

/** Every way out of a screen goes through here: it runs at once, or after the member says Yes. */
export function leaveUnlessGuarded(targetRoute: LeaveTarget, leave: () => void): void {
  if (!confirmNavigation.get().enabled) return leave();
  confirmNavigation.set({ enabled: true, targetRoute, dialogOpen: true, leave });
}

/** Whether the way out reloads the same page, which then offers the draft. */
export function isReload(targetRoute: LeaveTarget | null): boolean {
  return targetRoute === "update" || targetRoute === "reload";
}

/** Yes: discards the edits, unless the same page reloads, and continues to the destination. */
export function confirmLeave(): void {
  const { targetRoute, leave } = confirmNavigation.get();
  if (!isReload(targetRoute)) discardEdits();
  clearLeaveGuard();
  leave?.();
}

/** Cancel: everything stays. */
export function stayHere(): void {
  confirmNavigation.update(({ enabled }) => ({ ...cleared, enabled }));
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
