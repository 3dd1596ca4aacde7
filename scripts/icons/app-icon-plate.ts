/** RGBA, square. */
export interface Image {
  width: number;
  pixels: Uint8Array;
}

type Color = [red: number, green: number, blue: number];
type Pixel = [...Color, alpha: number];

/** The distance within which two colours count as equal: edges of a drawing are blurred. */
const sameColor = 24;
const opaque = 250;

/** Radii at which to look for the plate's edge, as fractions of the width: a disc may have a margin. */
const radii = [0.49, 0.48, 0.47, 0.46, 0.45, 0.44, 0.43, 0.42, 0.41, 0.4];
const directions = Array.from({ length: 32 }, (_, index) => (index * Math.PI) / 16);

/**
 * Finds the plate behind a logo: an opaque square, rounded square or disc with an edge of one colour. A maskable icon continues
 * this colour to its edges.
 * @returns the plate's colour "#rrggbb", or null without a plate
 */
export function plateOf(image: Image): string | null {
  for (const radius of radii) {
    const edge = circle(image, radius);
    const color = edge[0]!;
    const isOfOneColor = edge.every((pixel) => pixel[3] >= opaque && distance(pixel, color) <= sameColor);
    if (isOfOneColor && isOpaqueWithin(image, radius)) return toHex(color);
  }
  return null;
}

function circle({ width, pixels }: Image, radius: number): Pixel[] {
  const at = (part: number) => Math.round((width - 1) / 2 + radius * width * part);
  return directions.map((angle) => pixelAt(pixels, width, at(Math.cos(angle)), at(Math.sin(angle))));
}

function isOpaqueWithin(image: Image, radius: number): boolean {
  for (const { pixel, fromCenter } of pixelsOf(image)) if (fromCenter < radius && pixel[3] < opaque) return false;
  return true;
}

/**
 * The distance from the centre to the outermost pixel of the drawing, as a fraction of the width: 0.5 touches the middle of the
 * edges.
 * @param plate null when the logo has none, or when its plate counts as part of the drawing
 */
export function drawingRadius(image: Image, plate: string | null): number {
  const ground = plate && fromHex(plate);
  let reach = 0;
  for (const { pixel, fromCenter } of pixelsOf(image)) {
    const isDrawing = ground ? pixel[3] >= opaque && distance(pixel, ground) > sameColor : pixel[3] >= 128;
    if (isDrawing) reach = Math.max(reach, fromCenter);
  }
  return reach;
}

/** The largest difference in lightness between a plate and what is drawn on it; at least 1. */
export function strongestContrast(image: Image, plate: string): number {
  const ground = lightness(fromHex(plate));
  let strongest = 1;
  for (const { pixel } of pixelsOf(image)) strongest = Math.max(strongest, Math.abs(lightness(pixel) - ground));
  return strongest;
}

/** Every pixel, with its distance from the centre as a fraction of the width. */
function* pixelsOf({ width, pixels }: Image): Generator<{ pixel: Pixel; fromCenter: number }> {
  const center = (width - 1) / 2;
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      yield { pixel: pixelAt(pixels, width, x, y), fromCenter: Math.hypot(x - center, y - center) / width };
}

/** @returns 0 for black to 255 for white */
export function lightness([red, green, blue]: Color | Pixel): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** @returns red, green and blue of "#rrggbb" */
export function fromHex(color: string): Color {
  const part = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

function toHex(pixel: Pixel): string {
  return `#${pixel
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
}

function pixelAt(pixels: Uint8Array, width: number, x: number, y: number): Pixel {
  const start = (y * width + x) * 4;
  return [pixels[start]!, pixels[start + 1]!, pixels[start + 2]!, pixels[start + 3]!];
}

function distance(one: Pixel | Color, other: Pixel | Color): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
