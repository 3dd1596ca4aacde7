import { dispatchFreshness } from "@/lib/offline/freshness";

/** After this many milliseconds without an answer what is shown counts as not refreshed (decisions 6). */
export const longWait = 4000;

/** What `slow` gives; null when that takes longer than one waits and `other` is there. */
export function unlessLate<Result>(slow: Promise<Result>, other: Promise<unknown>): Promise<Result | null> {
  const late = new Promise((resolve) => setTimeout(resolve, longWait)).then(() => other);
  return Promise.race([slow, late.then(() => null)]);
}

/** Tells when a refresh takes long. @returns stops it */
export function watchWait(): () => void {
  const timer = setTimeout(() => dispatchFreshness({ type: "waitedLong" }), longWait);
  return () => clearTimeout(timer);
}
