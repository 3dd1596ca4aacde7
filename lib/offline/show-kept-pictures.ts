import { readCardPictures } from "./card-pictures";

/**
 * Replaces pictures of the card that fail to load, as offline, by stored copies. One without a copy gets `data-missing`, and
 * styles remove its space. @returns stops it
 */
export function showKeptPictures(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) void showKept(target);
  };
  // Errors of pictures do not bubble.
  document.addEventListener("error", onError, true);
  for (const image of document.images) if (isBroken(image)) void showKept(image);
  return () => document.removeEventListener("error", onError, true);
}

async function showKept(image: HTMLImageElement): Promise<void> {
  const address = image.src;
  const kept = (await readCardPictures())[address];
  if (image.src !== address || !isBroken(image)) return;
  if (kept) image.src = URL.createObjectURL(kept);
  else image.dataset.missing = "";
}

function isBroken({ complete, naturalWidth, src }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && src !== "";
}
