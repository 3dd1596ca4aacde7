import { useEffect } from "react";
import { swallowSecondTap } from "@/lib/platform/swallow-second-tap";

/** The last tap or click. A press by keyboard is none. */
let last: Parameters<typeof swallowSecondTap>[0] | null = null;
if (typeof window !== "undefined")
  window.addEventListener(
    "click",
    ({ detail, timeStamp, clientX, clientY }) => {
      if (detail > 0) last = { timeStamp, clientX, clientY };
    },
    true,
  );

/**
 * Swallows the second tap of a double tap that opens or closes a dialog: it would press what appears there.
 * @param open whether the dialog is open
 */
export function useToggledByTap(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const swallow = () => {
      if (last) swallowSecondTap(last);
    };
    swallow();
    return swallow;
  }, [open]);
}
