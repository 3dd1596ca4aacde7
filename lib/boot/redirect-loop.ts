import { sessionStore } from "@/lib/base/storage";

const key = "redirects";
const most = 3;
/** Milliseconds. */
const period = 60_000;

/**
 * Counts a redirect of a start. A server that leads to a login which leads straight back would reload the app for ever
 * (decisions 1 "Endless redirects").
 * @param now in milliseconds since 1970
 * @returns whether it came back three times within a minute without a good start: then it is not followed
 */
export function isRedirectLoop(now: number = Date.now()): boolean {
  const times = readTimes().filter((time) => Math.abs(now - time) < period);
  if (times.length >= most) return true;
  // What cannot be counted is followed once: storage may be denied to the app, but not to the login.
  sessionStore.write(key, JSON.stringify([...times, now]));
  return false;
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
