import { mdiClose, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { GalleryControls } from "./use-light-gallery";

interface LightboxBarProps {
  /** The picture's number and the number of pictures. */
  position: string;
  gallery: GalleryControls;
  canZoom: boolean;
  onClose: () => void;
  closeButton: RefObject<HTMLButtonElement | null>;
}

const look = "text-white hover:bg-white/15 active:bg-white/25";

/** The bar above the picture: position, zoom and Close. */
export function LightboxBar({ position, gallery, canZoom, onClose, closeButton }: LightboxBarProps) {
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
            className={look}
            onClick={gallery.zoomOut}
          />
          <IconButton
            label={t("blocks.zoomIn")}
            path={mdiMagnifyPlusOutline}
            className={look}
            onClick={gallery.zoomIn}
          />
        </>
      ) : null}
      <IconButton ref={closeButton} label={t("common.close")} path={mdiClose} className={look} onClick={onClose} />
    </div>
  );
}
