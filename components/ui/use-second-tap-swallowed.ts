import { useEffect } from "react";
import { swallowSecondTap } from "@/lib/platform/double-tap";

/** The last tap or click, not a key press. */
let lastTap: Pick<MouseEvent, "timeStamp" | "clientX" | "clientY"> | null = null;
if (typeof window !== "undefined")
  window.addEventListener(
    "click",
    ({ detail, timeStamp, clientX, clientY }) => {
      if (detail > 0) lastTap = { timeStamp, clientX, clientY };
    },
    true,
  );

/**
 * Swallows the second tap of a double tap that shows or hides something, such as a dialog: it would press what appears there.
 * @param isShown whether it is shown
 */
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
