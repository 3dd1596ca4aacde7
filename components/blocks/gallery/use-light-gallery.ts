import lightGallery from "lightgallery";
import type { LightGallery } from "lightgallery/lightgallery";
import VideoPlugin from "lightgallery/plugins/video";
import ZoomPlugin from "lightgallery/plugins/zoom";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
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
  const { slides, startAt } = options;
  const t = useTranslations("blocks");
  const running = useRef<RunningGallery>(null);
  const onIndex = useEffectEvent(options.onIndex);
  const onClose = useEffectEvent(options.onClose);
  const start = useEffectEvent((container: HTMLElement) =>
    startGallery(container, t("pictureFailed"), {
      slides,
      startAt,
      onIndex: (index) => onIndex(index),
      onClose: () => onClose(),
    }),
  );
  useEffect(() => {
    if (!stage.current) return;
    const gallery = start(stage.current);
    running.current = gallery;
    return () => {
      running.current = null;
      gallery.stop();
    };
  }, [stage]);
  return {
    step: (by) => running.current?.step(by),
    zoomIn: () => running.current?.zoomIn(),
    zoomOut: () => running.current?.zoomOut(),
  };
}

interface RunningGallery extends GalleryControls {
  stop: () => void;
}

function startGallery(
  container: HTMLElement,
  failedText: string,
  { slides, startAt, onIndex, onClose }: GalleryOptions,
): RunningGallery {
  const gallery = lightGallery(container, { ...settingsOf(container, failedText), dynamicEl: galleryItems(slides) });
  const zoom = gallery.plugins.find((plugin) => plugin instanceof ZoomPlugin);
  if (slides.length === 2) loopSwipes(gallery);
  // lightGallery ignores a step while a slide moves and before the first slide exists, so such steps wait.
  let isMoving = true;
  let waitingSteps = 0;
  const step = (by: number) => {
    if (isMoving) waitingSteps += by;
    else if (by > 0) gallery.goToNextSlide();
    else if (by < 0) gallery.goToPrevSlide();
  };
  const listening = new AbortController();
  const { signal } = listening;
  const listen = (name: string, listener: () => void) => container.addEventListener(name, listener, { signal });
  listen("lgBeforeSlide", () => {
    isMoving = true;
    onIndex(gallery.index);
  });
  listen("lgAfterSlide", () => {
    isMoving = false;
    markCurrent(gallery);
    const by = Math.sign(waitingSteps);
    waitingSteps -= by;
    step(by);
  });
  listen("lgBeforeClose", onClose);
  container.addEventListener("mousedown", ignoreOtherPresses, { capture: true, signal });
  keepSwipesFromZooming(gallery.$inner.get(), signal);
  gallery.openGallery(startAt);
  return {
    step,
    zoomIn: () => {
      // Missing when the picture is lost, despite its type: lightGallery would throw.
      const picture = gallery.getSlideItem(gallery.index).find(".lg-image").get() as HTMLElement | undefined;
      if (picture) zoom?.zoomIn();
    },
    zoomOut: () => zoom?.resetZoom(),
    stop: () => {
      listening.abort();
      // lightGallery never removes its listener for the end of a video, which keeps the whole dialog in memory.
      gallery.outer.off("ended");
      gallery.destroy();
    },
  };
}

/** lightGallery treats every press as the start of a drag, or of a tap beside the picture, which closes it. */
function ignoreOtherPresses(event: MouseEvent): void {
  // Other buttons, such as a mouse's Back, belong to the browser. On a Mac, Control and click opens the context menu.
  const isOther = event.button !== 0 || event.ctrlKey;
  // The second tap of a double tap on the thumbnail.
  const isSecondTap = event.detail > 1;
  if (isOther || isSecondTap) event.stopPropagation();
}

/** With two pictures, lightGallery's buttons and keys wrap around at the ends, but its swipes do not. */
function loopSwipes(gallery: LightGallery): void {
  const goToNext = gallery.goToNextSlide.bind(gallery);
  const goToPrevious = gallery.goToPrevSlide.bind(gallery);
  gallery.goToNextSlide = (isSwipe) => goToNext(isSwipe && gallery.index === 0);
  gallery.goToPrevSlide = (isSwipe) => goToPrevious(isSwipe && gallery.index === 1);
}

/**
 * lightGallery marks the current slide in a timer, which a busy device may run after the slide has ended. Until then it takes the
 * previous slide for the current one, so that a step back does nothing.
 */
function markCurrent(gallery: LightGallery): void {
  const current = gallery.getSlideItem(gallery.index);
  gallery.outer.find(".lg-item").removeClass("lg-current");
  current.addClass("lg-current");
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
