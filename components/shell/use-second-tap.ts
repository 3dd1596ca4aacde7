import { useEffect, useRef } from "react";

/** Milliseconds between two taps that are meant as one. */
const together = 400;

/**
 * Tells the second tap of two in the top bar, where something else may have come under the finger after the first. After a
 * tap elsewhere the next one counts on its own. @returns whether a click is such a second one
 */
export function useSecondTap(): (event: Pick<Event, "timeStamp">) => boolean {
  const firstAt = useRef(-Infinity);
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (!(target as Element).closest("header")) firstAt.current = -Infinity;
    };
    addEventListener("click", forget, true);
    return () => removeEventListener("click", forget, true);
  }, []);
  return ({ timeStamp }) => {
    const isSecond = timeStamp - firstAt.current < together;
    if (!isSecond) firstAt.current = timeStamp;
    return isSecond;
  };
}
