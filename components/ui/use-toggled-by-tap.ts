import { useEffect } from "react";
import { swallowSecondTap } from "@/lib/platform/swallow-second-tap";

/**
 * Swallows the second tap of a double tap that closes a dialog.
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
      if (first) swallowSecondTap(first);
    };
  }, [open]);
}
