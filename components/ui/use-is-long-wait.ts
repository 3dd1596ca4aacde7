import { useHasLasted } from "@/lib/platform/use-has-lasted";

/** Milliseconds. */
const patience = 10_000;

/** Whether a wait has become so long that it has to offer a way out: requests themselves have no timeout (spec 7). */
export function useIsLongWait(isWaiting = true): boolean {
  return useHasLasted(isWaiting, patience);
}
