import { mdiOpenInNew, mdiPlayCircleOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import { groundPicture } from "@/components/ui/ground-picture";
import { Spinner } from "@/components/ui/spinner";
import { SvgIcon } from "@/components/ui/svg-icon";
import { LazyPicture } from "../lazy-picture";
import type { GalleryEntry } from "./gallery-entry";

interface GalleryTileProps {
  entry: GalleryEntry;
  number: number;
  count: number;
  isLoading: boolean;
  onOpen: (tile: HTMLElement) => void;
}

const shape =
  "relative flex aspect-square w-full items-center justify-center overflow-hidden rounded-lg bg-raised text-ink transition hover:opacity-90 active:opacity-60 sm:rounded-xl";

/** One entry of a gallery: a button that opens the lightbox, or a link to a third party's video. */
export function GalleryTile({ entry, number, count, isLoading, onOpen }: GalleryTileProps) {
  const t = useTranslations("blocks");
  const { kind, description } = entry;
  const what = kind === "picture" ? "Picture" : "Video";
  const name =
    description === ""
      ? t(`open${what}`, { number, count })
      : t(`openDescribed${what}`, { number, count, description });
  if (kind === "link")
    return (
      <a
        href={entry.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${name}, ${t("opensInNewWindow")}`}
        className={shape}
      >
        <SvgIcon path={mdiPlayCircleOutline} className="size-10" />
        <SvgIcon path={mdiOpenInNew} className="absolute right-1 bottom-1 size-5" />
      </a>
    );
  return (
    <button
      type="button"
      aria-label={name}
      aria-haspopup="dialog"
      aria-busy={isLoading}
      className={shape}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {kind === "picture" ? (
        <LazyPicture
          src={entry.url}
          alt=""
          brokenText={description}
          onLoad={groundPicture}
          className="size-full object-cover text-xs [&>span]:line-clamp-2"
        />
      ) : (
        <SvgIcon path={mdiPlayCircleOutline} className="size-10" />
      )}
      {isLoading ? (
        <span className="absolute inset-0 flex items-center justify-center bg-scrim">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
