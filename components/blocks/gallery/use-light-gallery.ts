import lightGallery from "lightgallery";
import type { LightGallery } from "lightgallery/lightgallery";
import VideoPlugin from "lightgallery/plugins/video";
import ZoomPlugin from "lightgallery/plugins/zoom";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from "react";
import type { GalleryEntry } from "./gallery-entry";
import { galleryItems } from "./gallery-items";
import { SafeMarkup } from "./safe-markup";
import { keepSwipesFromZooming } from "./keep-swipes-from-zooming";

export interface GalleryControls {
  /** One picture forward or back, in a loop. */
  step: (by: 1 | -1) => void;
  zoomIn: () => void;
  zoomOut: () => void;
}

interface GalleryOptions {
  slides: readonly GalleryEntry[];
  startAt: number;
  onIndex: (index: number) => void;
  /** Called when the member swipes the picture away or taps beside it. */
  onClose: () => void;
}

/** Runs lightGallery in an element while it is mounted. */
export function useLightGallery(stage: RefObject<HTMLElement | null>, options: GalleryOptions): GalleryControls {
  const t = useTranslations("blocks");
  const running = useRef<LightGallery>(null);
  /** Steps requested while a slide was moving, or before the first slide loaded. */
  const waiting = useRef(0);
  const isFirstThere = useRef(false);

  const start = useEffectEvent((container: HTMLElement) =>
    lightGallery(container, { ...settingsOf(container, t("pictureFailed")), dynamicEl: galleryItems(options.slides) }),
  );
  const open = useEffectEvent((gallery: LightGallery) => gallery.openGallery(options.startAt));
  const onIndex = useEffectEvent(options.onIndex);
  const onClose = useEffectEvent(options.onClose);

  useEffect(() => {
    const container = stage.current;
    if (!container) return;
    const gallery = start(container);
    running.current = gallery;
    const listening = new AbortController();
    const listen = (name: string, listener: (event: Event) => void) =>
      container.addEventListener(name, listener, { signal: listening.signal });
    listen("lgBeforeSlide", () => onIndex(gallery.index));
    listen("lgAfterSlide", () => {
      isFirstThere.current = true;
      markCurrent(gallery);
      const by = Math.sign(waiting.current);
      waiting.current -= by;
      move(gallery, by);
    });
    listen("lgBeforeClose", () => onClose());
    // The second tap of a double tap on the thumbnail would count as a tap beside the picture, which closes.
    const ignoreSecondTap = (event: MouseEvent) => event.detail > 1 && event.stopPropagation();
    container.addEventListener("mousedown", ignoreSecondTap, { capture: true, signal: listening.signal });
    keepSwipesFromZooming(gallery.$inner.get(), listening.signal);
    open(gallery);
    return () => {
      listening.abort();
      running.current = null;
      // lightGallery never drops the listener for a video's end, and that holds the whole dialog.
      gallery.outer.off("ended");
      gallery.destroy();
    };
  }, [stage]);

  return useMemo(
    () => ({
      step(by) {
        if (isFirstThere.current && !running.current?.lgBusy) move(running.current, by);
        else waiting.current += by;
      },
      zoomIn: () => zoomOf(running.current)?.zoomIn(),
      zoomOut: () => zoomOf(running.current)?.resetZoom(),
    }),
    [],
  );
}

/**
 * lightGallery marks the slide in a timer, which on a busy device ends after the slide does. It then takes the slide before for
 * the current one, and a step back to that would do nothing.
 */
function markCurrent(gallery: LightGallery): void {
  const current = gallery.getSlideItem(gallery.index);
  gallery.outer.find(".lg-item").removeClass("lg-current");
  current.addClass("lg-current");
}

function move(gallery: LightGallery | null, by: number): void {
  if (by > 0) gallery?.goToNextSlide();
  if (by < 0) gallery?.goToPrevSlide();
}

function zoomOf(gallery: LightGallery | null): ZoomPlugin | undefined {
  return gallery?.plugins.find((plugin) => plugin instanceof ZoomPlugin);
}

function settingsOf(container: HTMLElement, failedText: string) {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    container,
    plugins: [SafeMarkup, ZoomPlugin, VideoPlugin],
    // Valid because the app is free software under the same licence.
    licenseKey: "GPLv3",
    dynamic: true,
    loop: true,
    speed: isCalm ? 0 : 300,
    backdropDuration: 0,
    startAnimationDuration: 0,
    startClass: "",
    strings: { mediaLoadingFailed: failedText } as never,
    // The dialog has its own buttons, texts, keys and layout.
    controls: false,
    showCloseIcon: false,
    counter: false,
    download: false,
    actualSize: false,
    keyPress: false,
    trapFocus: false,
    mobileSettings: {},
    allowMediaOverlap: true,
    appendSubHtmlTo: ".lg-item" as const,
    resetScrollPosition: false,
    // Sends no request to a third party.
    loadYouTubePoster: false,
    autoplayFirstVideo: false,
    supportLegacyBrowser: false,
  };
}
