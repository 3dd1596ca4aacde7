import { useEffect, useState } from "react";

/** Milliseconds. */
const patience = 10_000;

/** Whether a wait has become so long that it has to offer a way out: requests themselves have no timeout (spec 7). */
export function useIsLongWait(isWaiting = true): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
