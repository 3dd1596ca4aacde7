import { startTransition, useEffect, useRef, useState, type RefObject } from "react";

/** How near is near: more than a screen of a phone. */
const margin = "1000px 0px";

/**
 * Whether to draw a part of a long page: now, soon, or when its place comes near to what is seen. What is drawn stays.
 */
export function useDrawnWhenNear(
  now: boolean,
  soon: boolean,
): { isDrawn: boolean; place: RefObject<HTMLLIElement | null> } {
  const [isDrawn, setIsDrawn] = useState(now);
  if (now && !isDrawn) setIsDrawn(true);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const element = place.current;
    if (isDrawn || element === null) return;
    const draw = () => startTransition(() => setIsDrawn(true));
    if (soon) {
      const timer = setTimeout(draw);
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some((change) => change.isIntersecting)) draw();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isDrawn, soon]);
  return { isDrawn, place };
}
