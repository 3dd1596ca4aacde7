import * as fc from "fast-check";
import { appearance } from "@/lib/config/appearance";
import { brandColors, partContrast, textContrast } from "./brand-colors";
import { contrast, grounds } from "./colors";

const withPrimary = (primary: string) => brandColors({ ...appearance, NEXT_PUBLIC_PRIMARY_COLOR: primary });
const colors = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("brandColors", () => {
  it("are those of the specification by default", () => {
    const { light, dark } = brandColors(appearance);
    expect(light).toMatchObject({ primary: "#dd005c", "on-primary": "#ffffff", secondary: "#006772" });
    expect(dark).toMatchObject({ primary: "#dd005c", "on-primary": "#ffffff", accent: "#82b1ff", action: "#82b1ff" });
  });

  it("keeps text readable on any primary colour, and on both ends of the card's gradient", () => {
    fc.assert(
      fc.property(colors, (primary) => {
        for (const theme of Object.values(withPrimary(primary)))
          for (const ground of [theme.primary, theme["primary-deep"]])
            expect(contrast(theme["on-primary"], ground)).toBeGreaterThanOrEqual(textContrast);
      }),
    );
  });

  it("derives readable links, and a readable primary colour of the dark theme, from any primary colour", () => {
    fc.assert(
      fc.property(colors, (primary) => {
        const { light, dark } = withPrimary(primary);
        for (const ground of grounds.light) expect(contrast(light.action, ground)).toBeGreaterThanOrEqual(textContrast);
        for (const ground of grounds.dark) expect(contrast(dark.primary, ground)).toBeGreaterThanOrEqual(partContrast);
      }),
    );
  });

  it("uses given colours in their place", () => {
    const { light, dark } = brandColors({
      ...appearance,
      NEXT_PUBLIC_PRIMARY_COLOR_DARK: "#ff80ab",
      NEXT_PUBLIC_LINK_COLOR: "#006772",
      NEXT_PUBLIC_ACCENT_COLOR: "#80deea",
    });
    expect([light.action, dark.primary, dark.action]).toEqual(["#006772", "#ff80ab", "#80deea"]);
  });
});
