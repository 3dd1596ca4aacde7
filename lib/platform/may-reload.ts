import { isWithin } from "./is-within";
import { sessionStore } from "./storage";
import type { SessionKey } from "./stored-data";

/** Milliseconds: what asks for it again so soon is not mended by it. */
const once = 60_000;

/**
 * Whether the page may be loaded anew for a reason, at most once a minute; remembers that it is. Never where nothing can be
 * remembered: one reload might follow the other for ever.
 */
export function mayReload(reason: SessionKey, now: number = Date.now()): boolean {
  return !isWithin(Number(sessionStore.read(reason) ?? 0), once, now) && sessionStore.write(reason, String(now));
}
