import { startTransition, useEffect, useRef, useState, type RefObject } from "react";

/** How near is near: more than a screen of a phone. */
const margin = "1000px 0px";

/**
 * Whether to draw a part of a long page: now, or when its place comes near to what is seen. What is drawn stays.
 * @param waits whether it is drawn for being near; else it waits for `now` alone
 */
export function useDrawnWhenNear(
  now: boolean,
  waits: boolean,
): { isDrawn: boolean; place: RefObject<HTMLLIElement | null> } {
  const [isDrawn, setIsDrawn] = useState(now);
  if (now && !isDrawn) setIsDrawn(true);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = place.current;
    if (isDrawn || !waits || element === null) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some((change) => change.isIntersecting)) startTransition(() => setIsDrawn(true));
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isDrawn, waits]);
  return { isDrawn, place };
}
