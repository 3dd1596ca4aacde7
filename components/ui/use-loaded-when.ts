import { useEffect, useEffectEvent, useState } from "react";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { useLoadAttempt } from "@/lib/platform/use-load-attempt";

/**
 * Loads a part when first wanted and keeps it. After a load failure the part is missing and loads again the next time it is
 * wanted, when Back restores the page, or when the network is back. For a whole screen use `lazyComponent`, which reports a load
 * failure.
 */
export function useLoadedWhen<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFailed: () => void = () => undefined,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const reportFailure = useEffectEvent(onFailed);
  const attempt = useLoadAttempt();
  const isNeeded = isWanted && part === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    startInOwnTask(load).then(
      (loaded) => {
        if (isCurrent) setPart(() => loaded);
      },
      () => {
        if (isCurrent) reportFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, load, attempt]);
  return part;
}
