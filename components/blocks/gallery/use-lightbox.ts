import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from "react";
import { confirmNavigation } from "@/lib/navigation/leave-guard";
import type { LightboxProps } from "./lightbox";
import { lightboxEntry } from "./lightbox-entry";

/** Where in its gallery the lightbox is. */
type LightboxState =
  | { name: "closed" }
  | { name: "loading" | "failed"; index: number }
  | { name: "open"; index: number; Lightbox: ComponentType<LightboxProps> };

/** Opens and closes the lightbox of a gallery; its code is loaded when it is first opened. */
export function useLightbox() {
  const [state, setState] = useState<LightboxState>({ name: "closed" });
  const opener = useRef<HTMLElement>(null);
  const isMounted = useIsMounted();

  const open = async (index: number, thumbnail: HTMLElement) => {
    if (state.name === "loading" || state.name === "open") return;
    opener.current = thumbnail;
    setState({ name: "loading", index });
    try {
      const { Lightbox } = await import("./lightbox");
      if (!isMounted.current) return;
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
  // As soon as the lightbox is seen: whoever goes back at once means to close it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (!lightboxEntry.isOn()) lightboxEntry.push();
    return lightboxEntry.watch(() => {
      if (!lightboxEntry.isOn()) closeNow();
    });
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const thumbnail = opener.current;
    // A question that is asked below it could not be answered.
    const stopAsking = confirmNavigation.subscribe(() => {
      if (confirmNavigation.get().dialogOpen) closeNow();
    });
    return () => {
      stopAsking();
      // Not every browser gives a button the focus that is tapped, so none knows to give it back.
      thumbnail?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return { state, open, close };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
