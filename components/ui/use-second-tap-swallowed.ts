import { useEffect } from "react";
import { swallowSecondTap, type PlacedTap } from "@/lib/platform/double-tap";

/** The last tap or click, not a key press. */
let lastTap: PlacedTap | null = null;
if (typeof window !== "undefined")
  window.addEventListener(
    "click",
    ({ detail, timeStamp, clientX, clientY }) => {
      if (detail > 0) lastTap = { timeStamp, clientX, clientY };
    },
    true,
  );

/** Swallows the second tap of a double tap that shows or hides a part of the page. It would press whatever is there now. */
export function useSecondTapSwallowed(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const swallow = () => {
      if (lastTap) swallowSecondTap(lastTap);
    };
    swallow();
    return swallow;
  }, [isShown]);
}
