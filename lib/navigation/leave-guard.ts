import { createStore } from "@/lib/platform/create-store";

/** Where the member was going, as an address, or what they were about to do. */
export type LeaveTarget = `/${string}` | "history" | "logout" | "update" | "reload";

/** Spec 3 "confirmNavigation": whether leaving asks first, where the member was going, and whether it is being asked. */
export interface ConfirmNavigation {
  enabled: boolean;
  /** Null when nobody leaves. */
  targetRoute: LeaveTarget | null;
  dialogOpen: boolean;
}

interface Leaving {
  targetRoute: LeaveTarget;
  leave: () => void;
}

const cleared: ConfirmNavigation = { enabled: false, targetRoute: null, dialogOpen: false };

export const confirmNavigation = createStore<ConfirmNavigation>(cleared);

let leaving: Leaving | null = null;
let discardEdits: () => void = () => undefined;

/** From now on leaving asks first. @param onDiscard called when the member leaves all the same */
export function enableLeaveGuard(onDiscard: () => void): void {
  discardEdits = onDiscard;
  if (!confirmNavigation.get().enabled) confirmNavigation.set({ ...cleared, enabled: true });
}

/** Leaving asks no more; a dialog that is open closes (spec 4 "Confirm-navigation"). */
export function clearLeaveGuard(): void {
  leaving = null;
  confirmNavigation.set(cleared);
}

/** Every way out of a screen goes through here: it is taken at once, or after the member has said Yes. */
export function leaveUnlessGuarded(targetRoute: LeaveTarget, leave: () => void): void {
  if (!confirmNavigation.get().enabled) return leave();
  leaving = { targetRoute, leave };
  confirmNavigation.set({ enabled: true, targetRoute, dialogOpen: true });
}

/** Ways out that come straight back to the same screen: the draft of the edits is offered there (decisions 5). */
export function isReload(targetRoute: LeaveTarget | null): boolean {
  return targetRoute === "update" || targetRoute === "reload";
}

/** Yes: the edits are given up, unless the same page is only loaded again, and the member goes where they were going. */
export function confirmLeave(): void {
  const going = leaving;
  if (!isReload(going?.targetRoute ?? null)) discardEdits();
  clearLeaveGuard();
  going?.leave();
}

/** Cancel: everything stays as it was. */
export function stayHere(): void {
  leaving = null;
  confirmNavigation.update(({ enabled }) => ({ ...cleared, enabled }));
}

let onHistoryStep: ((event: PopStateEvent) => void) | null = null;

/** Lets one listener see each step of the history before the screen follows it. @returns stops it */
export function interceptHistorySteps(listener: (event: PopStateEvent) => void): () => void {
  onHistoryStep = listener;
  return () => (onHistoryStep = null);
}

// Chromium calls the window's listeners in the order in which they came, capturing or not: this one has to be there
// before what follows the address adds its own, so it is added as soon as this file is loaded.
if (typeof window !== "undefined") window.addEventListener("popstate", (event) => onHistoryStep?.(event), true);
