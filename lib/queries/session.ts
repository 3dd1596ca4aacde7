import { createStore } from "@/lib/platform/create-store";

/** Events of the session that an answer can cause. `lib/start` listens and decides what the app shows. */
export type SessionEvent =
  | { type: "unauthorized"; redirectUrl: string }
  | { type: "critical"; status: number; text: string }
  | { type: "captcha" }
  /** A redirect to this address: absolute, http(s). */
  | { type: "redirect"; address: string };

const listeners = new Set<(event: SessionEvent) => void>();

/** Calls back with each event, in order. @returns stops it */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitSessionEvent(event: SessionEvent): void {
  for (const listener of [...listeners]) listener(event);
}

const over = createStore(false);

/** Whether the member has logged out since the last start: late answers are ignored. */
export const isSessionOver = over.get;

export function endSession(): void {
  over.set(true);
}

/** A new start may have a member again. */
export function beginSession(): void {
  over.set(false);
}
