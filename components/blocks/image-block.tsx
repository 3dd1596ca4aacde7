import type { BlockProps } from "./content-blocks";

export function ImageBlock({ block }: BlockProps) {
  const { image } = block;
  if (!image?.url) return null;
  return (
    <figure>
      <img src={image.url} alt={image.alt} loading="lazy" className="max-h-[70vh] w-full rounded-xl object-contain" />
      {image.title || block.title ? (
        <figcaption className="mt-2 text-sm text-muted">{image.title || block.title}</figcaption>
      ) : null}
    </figure>
  );
}
