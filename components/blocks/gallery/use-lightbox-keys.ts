import { useEffectEvent, useLayoutEffect } from "react";
import type { GalleryControls } from "./use-light-gallery";

/** Escape closes, arrow keys step: wherever in the lightbox the focus is, and also when a tap beside a button took it away. */
export function useLightboxKeys(gallery: GalleryControls, onClose: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = actionOf(event, gallery, onClose);
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    // Nor does a dialog below it get to hear of it.
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  });
  // As early as the focus is in the lightbox: no key is lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
}

function actionOf({ key, target }: KeyboardEvent, gallery: GalleryControls, onClose: () => void) {
  if (key === "Escape") return onClose;
  // A video that has the focus is wound with them.
  if (target instanceof HTMLVideoElement) return undefined;
  if (key === "ArrowLeft") return () => gallery.step(-1);
  if (key === "ArrowRight") return () => gallery.step(1);
  return undefined;
}
