import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import "lightgallery/css/lightgallery-core.css";
import "lightgallery/css/lg-video.css";
import "lightgallery/css/lg-zoom.css";
import { mdiChevronLeft, mdiChevronRight, mdiClose, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from "@mdi/js";
import { makeScrollerReachable } from "@/components/ui/make-scroller-reachable";
import { useModal } from "@/components/ui/use-modal";
import { useSecondTapSwallowed } from "@/components/ui/use-second-tap-swallowed";
import { IconButton } from "@/components/ui/icon-button";
import type { GalleryEntry } from "./gallery-entry";
import { swipeDistance } from "./keep-swipes-from-zooming";
import { type GalleryControls, useLightGallery } from "./use-light-gallery";
import "./lightbox.css";

const stepLook = "absolute top-1/2 z-10 -translate-y-1/2 bg-black/50 text-white hover:bg-black/80 active:bg-black";

export interface LightboxProps {
  slides: readonly GalleryEntry[];
  startAt: number;
  onClose: () => void;
}

/**
 * The pictures of a gallery, one at a time, full screen. lightGallery moves and zooms the slides. The dialog, its buttons and its
 * texts are our own, so that they follow the member's language.
 */
export function Lightbox({ slides, startAt, onClose }: LightboxProps) {
  const t = useTranslations("blocks");
  const stage = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const captionId = useId();
  const [index, setIndex] = useState(startAt);
  const gallery = useLightGallery(stage, { slides, startAt, onIndex: setIndex, onClose });
  const modal = useModal({ open: true, onClose, initialFocus: closeButton });
  useSecondTapSwallowed(true);
  const slide = slides[index];
  const canZoom = slide?.kind === "picture";
  useEffect(() => {
    // The focused video or zoom button may be gone. The arrow keys must still reach the dialog.
    if (document.activeElement === document.body) modal.ref.current?.focus();
  }, [index, modal.ref]);
  const position = t("position", { number: index + 1, count: slides.length });
  return (
    // Receives the keys pressed on its parts.
    <dialog
      {...modal}
      aria-label={t("gallery")}
      aria-describedby={captionId}
      className="lightbox"
      onKeyDown={(event) => stepByArrow(event, gallery)}
    >
      <LightboxBar
        position={position}
        gallery={gallery}
        canZoom={canZoom}
        onClose={onClose}
        closeButton={closeButton}
      />
      <div className="relative min-h-0 flex-1">
        <div ref={stage} className="size-full" />
        {slides.length > 1 ? <LightboxSteps gallery={gallery} /> : null}
      </div>
      <p id={captionId} aria-live="polite" className="min-h-12 px-4 py-3 text-center">
        {/* A long one scrolls, from its start for each picture. */}
        <span key={index} ref={makeScrollerReachable} className="block max-h-[30dvh] overflow-y-auto">
          <span className="block">{slide?.description}</span>
        </span>
        <span className="sr-only">{` ${position}`}</span>
      </p>
    </dialog>
  );
}

function stepByArrow(event: KeyboardEvent, gallery: GalleryControls): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  // A focused video uses the arrow keys to seek.
  if (target instanceof HTMLVideoElement || altKey || ctrlKey || metaKey) return;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  event.preventDefault();
  // A dialog below must not receive the key either.
  event.stopPropagation();
  gallery.step(key === "ArrowLeft" ? -1 : 1);
}

interface LightboxBarProps {
  position: string;
  gallery: GalleryControls;
  canZoom: boolean;
  onClose: () => void;
  closeButton: RefObject<HTMLButtonElement | null>;
}

const barLook = "text-white hover:bg-white/15 active:bg-white/25";

function LightboxBar({ position, gallery, canZoom, onClose, closeButton }: LightboxBarProps) {
  const t = useTranslations();
  return (
    <div className="flex items-center gap-1 p-1">
      <p aria-hidden="true" className="min-w-0 flex-1 px-3 tabular-nums">
        {position}
      </p>
      {canZoom ? (
        <>
          <IconButton
            label={t("blocks.zoomOut")}
            path={mdiMagnifyMinusOutline}
            className={barLook}
            onClick={gallery.zoomOut}
          />
          <IconButton
            label={t("blocks.zoomIn")}
            path={mdiMagnifyPlusOutline}
            className={barLook}
            onClick={gallery.zoomIn}
          />
        </>
      ) : null}
      <IconButton ref={closeButton} label={t("common.close")} path={mdiClose} className={barLook} onClick={onClose} />
    </div>
  );
}

function LightboxSteps({ gallery }: { gallery: GalleryControls }) {
  const t = useTranslations("blocks");
  const startX = useRef(0);
  return (
    // lightGallery does not see a swipe that starts on a button.
    <div
      onTouchStart={({ touches }) => (startX.current = touches[0]?.clientX ?? 0)}
      onTouchEnd={({ changedTouches }) => {
        const by = (changedTouches[0]?.clientX ?? 0) - startX.current;
        if (Math.abs(by) > swipeDistance) gallery.step(by > 0 ? -1 : 1);
      }}
    >
      <IconButton
        label={t("previous")}
        path={mdiChevronLeft}
        className={`left-1 ${stepLook}`}
        onClick={() => gallery.step(-1)}
      />
      <IconButton
        label={t("next")}
        path={mdiChevronRight}
        className={`right-1 ${stepLook}`}
        onClick={() => gallery.step(1)}
      />
    </div>
  );
}
