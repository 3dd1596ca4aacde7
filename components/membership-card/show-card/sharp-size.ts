/** Size of a code in its place. Bars fill the height; a square code is as high as wide. */
export function sharpSize(width: number, isSquare: boolean) {
  return { width, height: isSquare ? width : undefined, className: isSquare ? "" : "h-full" };
}
