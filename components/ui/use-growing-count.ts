import { startTransition, useEffect, useState } from "react";
import { drawnAtOnce } from "./drawn-at-once";

const step = 120;

/**
 * How many entries of a long list to draw: a screenful at once, the rest little by little while the page stays quick.
 * @param length of the whole list
 */
export function useGrowingCount(length: number): number {
  const [count, setCount] = useState(drawnAtOnce);
  const isWhole = count >= length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setCount((drawn) => drawn + step)));
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  return Math.min(count, length);
}
