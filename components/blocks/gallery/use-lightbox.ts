import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import { confirmNavigation } from "@/lib/navigation/leave-guard";
import { overlayEntry } from "@/lib/navigation/overlay-entry";
import { pushOverlayEntry } from "@/lib/navigation/push-overlay-entry";
import type { LightboxProps } from "./lightbox";

/** Back closes the lightbox. */
const lightboxEntry = overlayEntry("lightbox");

/** The lightbox's state, with its position in the gallery. */
type LightboxState =
  | { name: "closed" }
  | { name: "loading" | "failed"; index: number }
  | { name: "open"; index: number; Lightbox: ComponentType<LightboxProps> };

/** Opens and closes a gallery's lightbox. Its code loads on first opening. */
export function useLightbox() {
  const [state, setState] = useState<LightboxState>({ name: "closed" });
  const opener = useRef<HTMLElement>(null);

  const open = async (index: number, thumbnail: HTMLElement) => {
    if (state.name === "loading" || state.name === "open") return;
    opener.current = thumbnail;
    setState({ name: "loading", index });
    try {
      const { Lightbox } = await import("./lightbox");
      setState({ name: "open", index, Lightbox });
    } catch {
      setState({ name: "failed", index });
    }
  };
  const close = () => {
    setState({ name: "closed" });
    lightboxEntry.leave();
  };

  useEffect(() => lightboxEntry.forgetStale(), []);
  const isOpen = state.name === "open";
  const closeNow = useEffectEvent(close);
  // Before the browser paints: an immediate Back must close the lightbox.
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (!lightboxEntry.isOn()) pushOverlayEntry(lightboxEntry);
    return lightboxEntry.watch(() => {
      if (!lightboxEntry.isOn()) closeNow();
    });
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const thumbnail = opener.current;
    // The lightbox would cover the question.
    const stopAsking = confirmNavigation.subscribe(() => {
      if (confirmNavigation.get().dialogOpen) closeNow();
    });
    return () => {
      stopAsking();
      // Some browsers do not focus a tapped button, so the browser cannot return the focus.
      thumbnail?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return { state, open, close };
}
