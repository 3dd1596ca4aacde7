/** What an answer can mean for the whole session; `lib/boot` listens and decides what the app shows. */
export type SessionEvent =
  | { type: "unauthorized"; redirectUrl: string }
  /** `isOfAction`: the server's word to that alone; of the member's card it says nothing. */
  | { type: "critical"; status: number; text: string; isOfAction?: true }
  | { type: "captcha" }
  /** The browser is on its way to an address that the server gave. */
  | { type: "leaving" };

const listeners = new Set<(event: SessionEvent) => void>();

/** Calls back with each event, in the order of their coming; returns the function that stops it. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitSessionEvent(event: SessionEvent): void {
  for (const listener of [...listeners]) listener(event);
}
