import { useEffect, useEffectEvent, useState } from "react";
import { startInOwnTask } from "@/lib/platform/in-own-task";

/**
 * A part of the app that is loaded when it is first wanted and stays from then on. One that cannot be loaded is missing, and
 * tried again the next time that it is wanted; a screen, in whose place nothing else can be shown, is `loadedLater`.
 */
export function useLoadedWhen<Part>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onFailed: () => void = () => undefined,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const reportFailure = useEffectEvent(onFailed);
  const isNeeded = isWanted && part === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    startInOwnTask(load).then(
      (loaded) => {
        if (isCurrent) setPart(loaded);
      },
      () => {
        if (isCurrent) reportFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, load]);
  return part;
}
