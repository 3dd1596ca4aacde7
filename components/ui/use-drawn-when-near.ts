import { startTransition, useEffect, useRef, useState, type RefObject } from "react";

/** More than a phone's screen. */
const margin = "1000px 0px";

/**
 * Whether to draw a part of a long page: now, or when its place nears the viewport. A drawn part stays drawn.
 * @param waits whether nearness counts; otherwise only `now` does
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
