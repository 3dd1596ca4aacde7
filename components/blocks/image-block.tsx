import { useTranslations } from "next-intl";
import { groundPicture } from "@/components/ui/ground-picture";
import type { ContentBlock } from "@/lib/api/content-block";
import { LazyPicture } from "./lazy-picture";

/**
 * A picture, at most as wide as the text and a little lower than the screen. If the server sends no size, a box reserves its
 * place, so that nothing jumps.
 */
export function ImageBlock({ block: { image, title } }: { block: ContentBlock }) {
  const t = useTranslations("blocks");
  if (!image?.url && title === "") return null;
  const size = image?.size;
  const captions = new Set([title, image?.title ?? ""]);
  captions.delete("");
  if (captions.size === 0 && image?.description) captions.add(image.description);
  return (
    <figure>
      {image?.url ? (
        <LazyPicture
          src={image.url}
          alt={image.alt}
          brokenText={t("brokenPicture")}
          width={size?.width}
          height={size?.height}
          // The box of a picture without a known size shows beside it.
          onLoad={size ? groundPicture : undefined}
          style={size ? { maxWidth: `min(100%, ${(80 * size.width) / size.height}dvh)` } : undefined}
          className={`rounded-xl ${size ? "h-auto" : "aspect-3/2 max-h-[80dvh] w-full object-contain"}`}
        />
      ) : null}
      <figcaption className="mt-2 text-sm text-muted empty:hidden">
        {[...captions].map((caption) => (
          <span key={caption} className="block">
            {caption}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
