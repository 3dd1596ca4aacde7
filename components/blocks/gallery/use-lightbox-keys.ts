import { useEffectEvent, useLayoutEffect } from "react";
import type { GalleryControls } from "./use-light-gallery";

/**
 * Escape closes and the arrow keys step, wherever the focus is in the lightbox, also after a tap beside a button has removed the
 * focus.
 */
export function useLightboxKeys(gallery: GalleryControls, onClose: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = actionOf(event, gallery, onClose);
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    // A dialog below must not receive the key either.
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  });
  // In the same frame in which the lightbox gets the focus, so that no key is lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
}

function actionOf({ key, target }: KeyboardEvent, gallery: GalleryControls, onClose: () => void) {
  if (key === "Escape") return onClose;
  // A focused video uses the arrow keys to seek.
  if (target instanceof HTMLVideoElement) return undefined;
  if (key === "ArrowLeft") return () => gallery.step(-1);
  if (key === "ArrowRight") return () => gallery.step(1);
  return undefined;
}
