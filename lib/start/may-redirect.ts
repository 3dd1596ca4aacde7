import { parseJson } from "@/lib/api/parse-json";
import { isWithin } from "@/lib/platform/is-within";
import { sessionStore } from "@/lib/platform/storage";

const key = "redirects";
const maxRedirects = 3;
/** Milliseconds. */
const periodMs = 60_000;

/**
 * Whether a redirect may be followed: at most three times a minute without a good start. Records it. A login that redirects
 * straight back would otherwise reload the app forever. See docs/product.md, Redirects.
 */
export function mayRedirect(): boolean {
  const times = readTimes().filter((time) => isWithin(time, periodMs));
  if (times.length >= maxRedirects) return false;
  // Followed even if it cannot be recorded: without storage the member must still reach the login.
  sessionStore.write(key, JSON.stringify([...times, Date.now()]));
  return true;
}

/** Resets the count when the member uses a page that started well, or tries again. */
export function forgetRedirects(): void {
  sessionStore.remove(key);
}

function readTimes(): number[] {
  const times = parseJson(sessionStore.read(key) ?? "");
  return Array.isArray(times) ? times.filter((time) => typeof time === "number") : [];
}
