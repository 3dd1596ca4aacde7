import { onLoadAttempt } from "@/lib/platform/use-load-attempt";
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
  document.addEventListener("error", onError, { capture: true });
  const stopAttempts = onLoadAttempt(loadAgain);
  for (const image of brokenImages()) void showKept(image);
  return () => {
    document.removeEventListener("error", onError, { capture: true });
    stopAttempts();
  };
}

/**
 * Reloads pictures that found no network, or whose load WebKit aborted when the page was left. Removes the address first: WebKit
 * does not request an aborted one again when it is set again.
 */
function loadAgain(): void {
  for (const image of brokenImages()) {
    const { src } = image;
    delete image.dataset.missing;
    image.removeAttribute("src");
    image.src = src;
  }
}

async function showKept(image: HTMLImageElement): Promise<void> {
  const address = image.src;
  const kept = (await readCardPictures())[address];
  if (image.src !== address || !isBroken(image)) return;
  if (kept) image.src = URL.createObjectURL(kept);
  else image.dataset.missing = "";
}

const brokenImages = () => [...document.images].filter(isBroken);

function isBroken({ complete, naturalWidth, src }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && src !== "";
}
