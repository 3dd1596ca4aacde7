import { readCardPictures } from "./stored-answers";

/**
 * Shows what is kept of the card's pictures in place of those that cannot be loaded, as without a network; one of which
 * nothing is kept gets `data-missing`, by which styles take its place away. Returns the function that stops it.
 */
export function showKeptPictures(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) void showKept(target);
  };
  // The errors of pictures do not bubble.
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
