import { useEffect } from "react";
import { isSecondTap } from "@/lib/platform/is-second-tap";

/** CSS pixels between two taps on the same target. */
const maxDistance = 30;

/**
 * Swallows the second tap of a double tap that closes a dialog: it would hit what lay under the dialog.
 * @param open whether the dialog is open
 */
export function useClosedByTap(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    let first: MouseEvent | null = null;
    const remember = (event: MouseEvent) => (first = event);
    addEventListener("click", remember, true);
    return () => {
      removeEventListener("click", remember, true);
      if (first) swallowSecond(first);
    };
  }, [open]);
}

function swallowSecond({ timeStamp, clientX, clientY }: MouseEvent): void {
  const swallow = (event: MouseEvent) => {
    removeEventListener("click", swallow, true);
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) < maxDistance;
    if (!isNear || !isSecondTap(event, timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
}
