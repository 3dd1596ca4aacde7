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
  const running = useRef<RunningGallery>(null);
  const create = useEffectEvent((container: HTMLElement) =>
    lightGallery(container, { ...settingsOf(container, t("pictureFailed")), dynamicEl: galleryItems(options.slides) }),
  );
  const open = useEffectEvent((gallery: LightGallery) => gallery.openGallery(options.startAt));
  const onIndex = useEffectEvent(options.onIndex);
  const onClose = useEffectEvent(options.onClose);
  useEffect(() => {
    const container = stage.current;
    if (!container) return;
    const gallery = create(container);
    const control = controlGallery(container, gallery, (index) => onIndex(index), () => onClose());
    running.current = control;
    open(gallery);
    return () => {
      running.current = null;
      control.stop();
    };
  }, [stage]);
  return {
    step: (by) => running.current?.step(by),
    zoomIn: () => running.current?.zoomIn(),
    zoomOut: () => running.current?.zoomOut(),
  };
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
