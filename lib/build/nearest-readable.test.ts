import * as fc from "fast-check";
import { contrast } from "./contrast";
import { grounds } from "./grounds";
import { nearestReadable } from "./nearest-readable";

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("nearestReadable", () => {
  it("leaves a colour that stands out alone", () => {
    expect(nearestReadable("#006772", grounds.light, 4.5)).toBe("#006772");
  });

  it("darkens on a light ground and lightens on a dark one", () => {
    expect(contrast(nearestReadable("#ffc107", grounds.light, 3), "#000000")).toBeLessThan(
      contrast("#ffc107", "#000000"),
    );
    expect(contrast(nearestReadable("#000080", grounds.dark, 3), "#000000")).toBeGreaterThan(
      contrast("#000080", "#000000"),
    );
  });

  it("finds one for any colour in both themes", () => {
    fc.assert(
      fc.property(
        color,
        fc.constantFrom(grounds.light, grounds.dark),
        fc.constantFrom(3, 4.5),
        (given, theme, least) => {
          const found = nearestReadable(given, theme, least);
          for (const ground of theme) expect(contrast(found, ground)).toBeGreaterThanOrEqual(least);
        },
      ),
    );
  });
});
