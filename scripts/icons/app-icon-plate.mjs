/** Colour distance below which two colours count as one: the edges of a drawing are never quite clean. */
const sameColor = 24;
const opaque = 250;

/** Radii to look for the plate's edge, as parts of the width: a disc may have a margin. */
const radii = [0.49, 0.48, 0.47, 0.46, 0.45, 0.44, 0.43, 0.42, 0.41, 0.4];
const directions = Array.from({ length: 32 }, (_, index) => (index * Math.PI) / 16);

/**
 * The plate under a logo: an opaque square, rounded square or disc with a uniform edge colour. A maskable icon can extend that
 * colour to its edges.
 * @param {{ width: number, pixels: Uint8Array }} image RGBA, square
 * @returns {string | null} the plate's colour "#rrggbb", null without a plate
 */
export function plateOf(image) {
  for (const radius of radii) {
    const edge = circle(image, radius);
    const isOfOneColor = edge.every((pixel) => pixel[3] >= opaque && distance(pixel, edge[0]) <= sameColor);
    if (isOfOneColor && isOpaqueWithin(image, radius)) return toHex(edge[0]);
  }
  return null;
}

function circle({ width, pixels }, radius) {
  const at = (part) => Math.round((width - 1) / 2 + radius * width * part);
  return directions.map((angle) => pixelAt(pixels, width, at(Math.cos(angle)), at(Math.sin(angle))));
}

function isOpaqueWithin({ width, pixels }, radius) {
  const center = (width - 1) / 2;
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (Math.hypot(x - center, y - center) < radius * width && pixelAt(pixels, width, x, y)[3] < opaque) return false;
  return true;
}

/**
 * The distance of the drawing's outermost pixel from the centre, as a part of the width: 0.5 touches the middle of the edges.
 * @param {string | null} plate null without a plate, or if the logo with its plate gets another ground
 */
export function reachOf({ width, pixels }, plate) {
  const ground = plate && fromHex(plate);
  const center = (width - 1) / 2;
  let reach = 0;
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = pixelAt(pixels, width, x, y);
      const isDrawing = ground ? pixel[3] >= opaque && distance(pixel, ground) > sameColor : pixel[3] >= 128;
      if (isDrawing) reach = Math.max(reach, Math.hypot(x - center, y - center));
    }
  return reach / width;
}

/**
 * The opacity of a silhouette, 0 to 255, pixel by pixel: the logo's own or, on a plate, its contrast with the plate in
 * lightness, so that lines in the drawing stay visible.
 * @returns {(x: number, y: number) => number}
 */
export function silhouetteOf({ width, pixels }, plate) {
  if (plate === null) return (x, y) => pixelAt(pixels, width, x, y)[3];
  const ground = lightness(fromHex(plate));
  const contrastAt = (x, y) => Math.abs(lightness(pixelAt(pixels, width, x, y)) - ground);
  let strongest = 1;
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) strongest = Math.max(strongest, contrastAt(x, y));
  return (x, y) => Math.round((contrastAt(x, y) / strongest) * 255);
}

/** @returns {number} 0 for black to 255 for white */
export function lightness([red, green, blue]) {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** @returns {number[]} red, green and blue of "#rrggbb" */
export function fromHex(color) {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function toHex(pixel) {
  return `#${[...pixel.slice(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function pixelAt(pixels, width, x, y) {
  const start = (y * width + x) * 4;
  return pixels.subarray(start, start + 4);
}

function distance(one, other) {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
