import { mdiChevronLeft, mdiChevronRight } from "@mdi/js";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import type { GalleryControls } from "./use-light-gallery";

const look = "absolute top-1/2 z-10 -translate-y-1/2 bg-black/50 text-white hover:bg-black/80 active:bg-black";

/** The buttons at both edges of the picture. */
export function LightboxSteps({ gallery }: { gallery: GalleryControls }) {
  const t = useTranslations("blocks");
  return (
    <>
      <IconButton
        label={t("previous")}
        path={mdiChevronLeft}
        className={`left-1 ${look}`}
        onClick={() => gallery.step(-1)}
      />
      <IconButton
        label={t("next")}
        path={mdiChevronRight}
        className={`right-1 ${look}`}
        onClick={() => gallery.step(1)}
      />
    </>
  );
}
