import { useEffect, useRef } from "react";
import { isSecondTap, type Tap } from "@/lib/platform/is-second-tap";

/**
 * Detects the second tap of two in the top bar: after the first tap another control may be under the finger. A tap elsewhere
 * resets it.
 * @returns whether a click is such a second one
 */
export function useSecondTap(): (tap: Tap) => boolean {
  const firstAt = useRef(-Infinity);
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (!(target as Element).closest("header")) firstAt.current = -Infinity;
    };
    addEventListener("click", forget, true);
    return () => removeEventListener("click", forget, true);
  }, []);
  return (tap) => {
    const isSecond = isSecondTap(tap, firstAt.current);
    if (!isSecond) firstAt.current = tap.timeStamp;
    return isSecond;
  };
}
