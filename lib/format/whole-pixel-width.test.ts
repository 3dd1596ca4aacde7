import { wholePixelWidth } from "./whole-pixel-width";

describe("wholePixelWidth", () => {
  it.each([
    ["one device pixel for each CSS pixel", 280, 29, 1, 9 * 29],
    ["three of them", 280, 29, 3, (28 * 29) / 3],
    ["a ratio that is no whole number", 320, 113, 2.625, (7 * 113) / 2.625],
    ["a code that just fits", 290, 29, 1, 290],
    ["more modules than pixels", 280, 300, 1, 280],
    ["no room yet", 0, 29, 2, 0],
  ])("%s", (_, room, modules, ratio, width) => {
    expect(wholePixelWidth(room, modules, ratio)).toBeCloseTo(width, 9);
  });
});
