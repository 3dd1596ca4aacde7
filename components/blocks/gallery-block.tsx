import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import type { ContentBlock } from "@/lib/api/content-block";
import { BlockTitle } from "./block-title";
import { galleryEntries } from "./gallery/gallery-entry";
import { GalleryTile } from "./gallery/gallery-tile";
import { useLightbox } from "./gallery/use-lightbox";

/** Square thumbnails: 4 columns on the smallest screens, 3 from sm up. Each opens the lightbox at its index. */
export function GalleryBlock({ block }: { block: ContentBlock }) {
  const t = useTranslations("blocks");
  const entries = useMemo(() => galleryEntries(block.images), [block.images]);
  const slides = useMemo(() => entries.filter(({ kind }) => kind !== "link"), [entries]);
  const { state, open, close } = useLightbox();
  if (entries.length === 0 && block.title === "") return null;
  const failed = state.name === "failed" ? slides[state.index] : undefined;
  return (
    <div className="grid gap-4">
      <BlockTitle title={block.title} />
      <ul
        role="list"
        aria-label={block.title || t("gallery")}
        className="grid grid-cols-4 gap-1.5 sm:grid-cols-3 sm:gap-3 empty:hidden"
      >
        {entries.map((entry, index) => {
          const slide = slides.indexOf(entry);
          return (
            <li key={index}>
              <GalleryTile
                entry={entry}
                number={index + 1}
                count={entries.length}
                isLoading={state.name === "loading" && state.index === slide}
                onOpen={(tile) => void open(slide, tile)}
              />
            </li>
          );
        })}
      </ul>
      {failed ? (
        <Alert
          color="error"
          actions={
            <ButtonLink variant="tonal" href={failed.url} target="_blank" rel="noopener noreferrer">
              {t("openPictureItself")}
            </ButtonLink>
          }
        >
          <p>{t("galleryFailed")}</p>
        </Alert>
      ) : null}
      {state.name === "open" ? <state.Lightbox slides={slides} startAt={state.index} onClose={close} /> : null}
    </div>
  );
}
