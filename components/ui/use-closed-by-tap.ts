import { useEffect } from "react";
import { isSecondTap } from "@/lib/platform/is-second-tap";

/** CSS pixels between two taps that are meant for the same place. */
const near = 30;

/**
 * What lay under a dialog is under the finger as soon as the first of two taps has closed it: the second presses nothing there.
 * @param open whether the dialog is
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
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) < near;
    if (!isNear || !isSecondTap(event, timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
}
