/** False in browsers that resist fingerprinting: they read noise from a canvas. Draws on its first pixel. */
export function isCanvasReadable(pen: CanvasRenderingContext2D): boolean {
  pen.fillStyle = "#0000ff";
  pen.fillRect(0, 0, 1, 1);
  return pen.getImageData(0, 0, 1, 1).data.join() === "0,0,255,255";
}
