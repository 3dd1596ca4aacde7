import { useHasLasted } from "@/lib/platform/use-has-lasted";

const longWaitMs = 10_000;

/** Whether a wait is long enough to offer a way out; requests themselves have no timeout. */
export function useIsLongWait(isWaiting = true): boolean {
  return useHasLasted(isWaiting, longWaitMs);
}
