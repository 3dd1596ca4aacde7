import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { appearance } from "@/lib/config/appearance";
import { brandColors, partContrast, textContrast } from "./brand-colors";
import { brandSettings } from "./brand-settings";
import { contrast } from "./contrast";
import { grounds } from "./grounds";

const given = brandSettings(appearance);
const withPrimary = (primary: string) => brandColors({ ...given, primary });
const colors = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("brandColors", () => {
  it("are those of the specification by default", () => {
    const { light, dark } = brandColors(given);
    expect(light).toMatchObject({ primary: "#dd005c", "on-primary": "#ffffff", secondary: "#006772" });
    expect(dark).toMatchObject({ primary: "#dd005c", "on-primary": "#ffffff", accent: "#82b1ff", action: "#82b1ff" });
  });

  it("sets text on any primary colour, and on both ends of the card, so that it is read", () => {
    fc.assert(
      fc.property(colors, (primary) => {
        for (const theme of Object.values(withPrimary(primary)))
          for (const ground of [theme.primary, theme["primary-deep"]])
            expect(contrast(theme["on-primary"], ground)).toBeGreaterThanOrEqual(textContrast);
      }),
    );
  });

  it("makes links, and the primary colour of the dark theme, from any primary colour so that they are seen", () => {
    fc.assert(
      fc.property(colors, (primary) => {
        const { light, dark } = withPrimary(primary);
        for (const ground of grounds.light) expect(contrast(light.action, ground)).toBeGreaterThanOrEqual(textContrast);
        for (const ground of grounds.dark) expect(contrast(dark.primary, ground)).toBeGreaterThanOrEqual(partContrast);
      }),
    );
  });

  it("takes what is given in their place", () => {
    const { light, dark } = brandColors({ ...given, primaryDark: "#ff80ab", link: "#006772", accent: "#80deea" });
    expect([light.action, dark.primary, dark.action]).toEqual(["#006772", "#ff80ab", "#80deea"]);
  });
});

describe("grounds", () => {
  const css = readFileSync("app/globals.css", "utf8");
  const [light = "", dark = ""] = css.split('data-theme="dark"');
  const full = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex);

  it.each([
    ["light", light],
    ["dark", dark],
  ] as const)("of the %s theme are those of the style sheet", (theme, rules) => {
    const named = ["background", "surface", "raised"].map((name) =>
      full(new RegExp(`--${name}: (#[0-9a-f]+);`).exec(rules)?.[1] ?? ""),
    );
    expect(grounds[theme]).toEqual(named);
  });
});
