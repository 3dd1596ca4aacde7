import { type RefObject, useLayoutEffect, useState } from "react";
import { wholePixelWidth } from "@/lib/format/whole-pixel-width";

/**
 * The width in CSS pixels at which a code with this many modules is sharp and fits its place; 0 before there is a code. The place
 * changes with the screen and the browser's bars. The pixel ratio changes with zoom or another screen.
 */
export function useWholePixelWidth(place: RefObject<HTMLElement | null>, modules: number): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const room = place.current?.clientWidth ?? 0;
      setWidth(modules === 0 ? 0 : wholePixelWidth(room, modules, window.devicePixelRatio));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (place.current) observer.observe(place.current);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [place, modules]);
  return width;
}
