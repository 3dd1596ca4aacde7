/** Lets a picture of at most two lines' height stay in its line (decisions 8); any other has lines of its own. */
export function placePicture(picture: HTMLImageElement): void {
  const height = heightOf(picture);
  const isLow = height > 0 && height <= 2 * lineHeightAround(picture);
  picture.classList.toggle("in-line", isLow);
  picture.classList.toggle("apart", !isLow && Boolean(picture.parentElement?.closest("p")?.textContent.trim()));
  // The style sheet gives all others the height that goes with their width.
  picture.style.height = isLow ? `${height}px` : "";
}

/** In pixels, as the server says or as the picture comes; 0 while that is not known. */
function heightOf(picture: HTMLImageElement): number {
  const said = Number(picture.getAttribute("height"));
  const width = Number(picture.getAttribute("width")) || picture.naturalWidth;
  return said || (picture.naturalWidth > 0 ? (picture.naturalHeight * width) / picture.naturalWidth : 0);
}

function lineHeightAround({ parentElement }: HTMLImageElement): number {
  return (parentElement && parseFloat(getComputedStyle(parentElement).lineHeight)) || 24;
}
