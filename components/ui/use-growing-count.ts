import { startTransition, useEffect, useState } from "react";

const step = 120;

/**
 * The number of list entries to draw; it grows step by step while the page stays responsive.
 * @param first drawn at once
 * @param length of the whole list
 */
export function useGrowingCount(first: number, length: number): number {
  const [count, setCount] = useState(first);
  const isWhole = count >= length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setCount((drawn) => drawn + step)));
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  return Math.min(count, length);
}
