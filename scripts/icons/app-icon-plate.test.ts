/** @jest-environment node */
import { type Image, plateOf, drawingRadius, lightness, strongestContrast } from "./app-icon-plate";

type Color = number[];

const clear = [0, 0, 0, 0];
const pink = [221, 0, 92, 255];
const white = [255, 255, 255, 255];

/** A picture of 100 by 100 pixels. `colorAt` gets the distances from the centre. */
function picture(colorAt: (x: number, y: number) => Color): Image {
  const pixels = new Uint8Array(100 * 100 * 4);
  for (let y = 0; y < 100; y += 1)
    for (let x = 0; x < 100; x += 1) pixels.set(colorAt(x - 49.5, y - 49.5), (y * 100 + x) * 4);
  return { width: 100, pixels };
}

/** A square inside a square. */
function drawing(ground: Color, ink: Color, half: number): Image {
  return picture((x, y) => (Math.max(Math.abs(x), Math.abs(y)) < half ? ink : ground));
}

/** Concentric discs, the smallest first: a radius and a colour each. */
function discs(...rings: [radius: number, color: Color][]): Image {
  return picture((x, y) => rings.find(([radius]) => Math.hypot(x, y) < radius)?.[1] ?? clear);
}

describe("an app icon", () => {
  it("has a plate that fills the logo's square", () => {
    expect(plateOf(drawing(pink, white, 20))).toBe("#dd005c");
    expect(plateOf(drawing(clear, pink, 20))).toBeNull();
    expect(plateOf(drawing(clear, pink, 50))).toBe("#dd005c");
  });

  it.each([50, 48, 45, 41])("has a round plate with a radius of %d of 100", (radius) => {
    expect(plateOf(discs([20, white], [radius, pink]))).toBe("#dd005c");
  });

  it("takes the colour of a round plate's edge when its middle has another colour", () => {
    expect(plateOf(discs([44, white], [48, pink]))).toBe("#dd005c");
  });

  it.each([
    ["a ring that one can look through", discs([40, clear], [48, pink])],
    ["a plate that is cut through", discs([20, clear], [48, pink])],
    ["a small disc", discs([30, pink])],
    ["halves of two colours", picture((x) => (x < 0 ? pink : white))],
    ["a cross", picture((x, y) => (Math.min(Math.abs(x), Math.abs(y)) < 10 ? pink : clear))],
  ])("has no plate in %s", (_name, image) => {
    expect(plateOf(image)).toBeNull();
  });

  it("has the radius of the drawing on the plate", () => {
    const corner = (half: number) => (half * Math.SQRT2) / 100;
    expect(drawingRadius(drawing(pink, white, 20), "#dd005c")).toBeCloseTo(corner(19.5), 5);
    expect(drawingRadius(drawing(clear, pink, 30), null)).toBeCloseTo(corner(29.5), 5);
    expect(drawingRadius(drawing(pink, white, 20), null)).toBeCloseTo(corner(49.5), 5);
    expect(drawingRadius(drawing(pink, pink, 20), "#dd005c")).toBe(0);
  });

  it("has the contrast of the drawing that stands out most from the plate", () => {
    expect(strongestContrast(drawing(pink, white, 20), "#dd005c")).toBeCloseTo(255 - lightness([221, 0, 92]), 5);
    expect(strongestContrast(drawing(pink, pink, 20), "#dd005c")).toBe(1);
  });
});
