import { useEffectEvent, useLayoutEffect } from "react";
import { openDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { shownCardEntry } from "@/lib/navigation/shown-card-entry";

/**
 * Keeps the shown card and the browser's history in step: Back closes it, Forward shows it again.
 * @returns closes it by a button or a key
 */
export function useShownCardEntry(open: boolean, onClose: () => void): () => void {
  const onStep = useEffectEvent(() => {
    const isOn = shownCardEntry.isOn();
    if (open && !isOn) onClose();
    if (!open && isOn) openDialog("showCard");
  });
  // As soon as the card is seen: whoever goes back at once would leave the screen below it.
  useLayoutEffect(() => {
    if (open && !shownCardEntry.isOn()) shownCardEntry.push();
  }, [open]);
  useLayoutEffect(() => shownCardEntry.watch(() => onStep()), []);
  return () => {
    // The second tap of two, which may come before the next render, would go one step too far.
    if (overlayStore.get().dialog !== "showCard") return;
    onClose();
    shownCardEntry.leave();
  };
}
