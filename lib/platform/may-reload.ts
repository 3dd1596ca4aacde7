import { isWithin } from "./is-within";
import { sessionStore } from "./storage";
import type { SessionKey } from "./stored-data";

/** Milliseconds: a reload this soon after another does not help. */
const minGapMs = 60_000;

/**
 * Whether the page may reload for a reason, at most once a minute; records it. Never without storage, to prevent a reload
 * loop.
 */
export function mayReload(reason: SessionKey): boolean {
  const isTooSoon = isWithin(Number(sessionStore.read(reason) ?? 0), minGapMs);
  return !isTooSoon && sessionStore.write(reason, String(Date.now()));
}
