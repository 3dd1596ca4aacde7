import { dispatchFreshness } from "@/lib/offline/freshness";

/** After this many milliseconds without an answer what is shown counts as not refreshed (decisions 6). */
export const longWait = 4000;

/** Tells when a refresh takes long. @returns stops it */
export function watchWait(): () => void {
  const timer = setTimeout(() => dispatchFreshness({ type: "waitedLong" }), longWait);
  return () => clearTimeout(timer);
}
