import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { contrast, grounds, iconColors, iconThemes, nearestReadable, ownShare } from "./colors";

describe("grounds", () => {
  const css = readFileSync("app/globals.css", "utf8");
  const [light = "", dark = ""] = css.split('data-theme="dark"');
  const full = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex);

  it.each([
    ["light", light],
    ["dark", dark],
  ] as const)("of the %s theme equal the style sheet's", (theme, rules) => {
    const named = ["background", "surface", "raised"].map((name) =>
      full(new RegExp(`--${name}: (#[0-9a-f]+);`).exec(rules)?.[1] ?? ""),
    );
    expect(grounds[theme]).toEqual(named);
  });
});

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#000000", 21],
    ["#dd005c", "#dd005c", 1],
    // Computed by other programs.
    ["#777777", "#ffffff", 4.48],
    ["#0000ff", "#ffffff", 8.59],
    ["#ff0000", "#00ff00", 2.91],
  ])("of %s and %s is %d", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("nearestReadable", () => {
  it("keeps a colour with enough contrast", () => {
    expect(nearestReadable("#006772", grounds.light, 4.5)).toBe("#006772");
  });

  it("finds a readable colour for any colour in both themes", () => {
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

describe("iconColors", () => {
  it("equal the displayed colours", () => {
    const code = readFileSync("components/ui/item-picture.tsx", "utf8");
    expect(code).toContain(`text-[color-mix(in_srgb,var(--tone)_${ownShare * 100}%,var(--ink))]`);
    expect(code).toContain("bg-[color-mix(in_srgb,var(--tone)_var(--icon-tint),var(--surface))]");
  });

  it("use the style sheet's surface and text colours", () => {
    const [light = "", dark = ""] = readFileSync("app/globals.css", "utf8").split('data-theme="dark"');
    const full = (hex = "") => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex);
    for (const [theme, rules] of [
      ["light", light],
      ["dark", dark],
    ] as const) {
      const { tint, ...colors } = iconThemes[theme];
      for (const [name, color] of Object.entries(colors))
        expect(full(new RegExp(`--${name}: (#[0-9a-f]+);`).exec(rules)?.[1])).toBe(color);
      expect(rules).toContain(`--icon-tint: ${Math.round(tint * 100)}%;`);
    }
  });

  it("use more of the colour in the icon than in its plate", () => {
    expect(iconColors("#ffffff", "light")).toEqual({ icon: "#c6c6c7", plate: "#ffffff" });
    expect(iconColors("#000000", "dark")).toEqual({ icon: "#3d3d3e", plate: "#000000" });
  });
});
