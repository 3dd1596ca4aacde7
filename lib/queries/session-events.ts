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
