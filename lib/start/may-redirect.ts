import { isWithin } from "@/lib/platform/is-within";
import { sessionStore } from "@/lib/platform/storage";

const key = "redirects";
const most = 3;
/** Milliseconds. */
const period = 60_000;

/**
 * Whether a redirect may be followed, at most three times within a minute without a good start; remembers that it is. A server
 * that leads to a login which leads straight back would reload the app for ever (decisions 1 "Endless redirects").
 * @param now in milliseconds since 1970
 */
export function mayRedirect(now: number = Date.now()): boolean {
  const times = readTimes().filter((time) => isWithin(time, period, now));
  if (times.length >= most) return false;
  // Followed also where nothing can be remembered: without storage the member still has to reach the login.
  sessionStore.write(key, JSON.stringify([...times, now]));
  return true;
}

/** After a good start the next redirect counts from one again. */
export function forgetRedirects(): void {
  sessionStore.remove(key);
}

function readTimes(): number[] {
  try {
    const times: unknown = JSON.parse(sessionStore.read(key) ?? "[]");
    return Array.isArray(times) ? times.filter((time) => typeof time === "number") : [];
  } catch {
    return [];
  }
}
