/** @jest-environment node */
import { plateOf, reachOf, silhouetteOf } from "./app-icon-plate.mjs";

const clear = [0, 0, 0, 0];
const pink = [221, 0, 92, 255];
const white = [255, 255, 255, 255];

/** A square of 100 by 100 pixels with another one in its middle. */
function drawing(ground, ink, half) {
  const pixels = new Uint8Array(100 * 100 * 4);
  for (let y = 0; y < 100; y += 1)
    for (let x = 0; x < 100; x += 1)
      pixels.set(Math.max(Math.abs(x - 49.5), Math.abs(y - 49.5)) < half ? ink : ground, (y * 100 + x) * 4);
  return { width: 100, pixels };
}

describe("an app icon", () => {
  it("stands on the plate that fills the logo's square", () => {
    expect(plateOf(drawing(pink, white, 20))).toBe("#dd005c");
    expect(plateOf(drawing(clear, pink, 20))).toBeNull();
    expect(plateOf(drawing(clear, pink, 50))).toBe("#dd005c");
  });

  it("reaches as far from its centre as what is drawn on the plate", () => {
    const corner = (half) => (half * Math.SQRT2) / 100;
    expect(reachOf(drawing(pink, white, 20), "#dd005c")).toBeCloseTo(corner(19.5), 5);
    expect(reachOf(drawing(clear, pink, 30), null)).toBeCloseTo(corner(29.5), 5);
    expect(reachOf(drawing(pink, white, 20), null)).toBeCloseTo(corner(49.5), 5);
    expect(reachOf(drawing(pink, pink, 20), "#dd005c")).toBe(0);
  });

  it("has the drawing as its silhouette, without the plate", () => {
    const onPlate = silhouetteOf(drawing(pink, white, 20), "#dd005c");
    expect([onPlate(50, 50), onPlate(5, 5)]).toEqual([255, 0]);
    const bare = silhouetteOf(drawing(clear, pink, 20), null);
    expect([bare(50, 50), bare(5, 5)]).toEqual([255, 0]);
  });
});
