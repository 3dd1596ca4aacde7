import { readFileSync } from "node:fs";
import { iconColors, iconThemes, ownShare } from "./icon-look";

describe("iconColors", () => {
  it("are those of the icons that are shown", () => {
    const code = readFileSync("components/ui/tinted-icon.tsx", "utf8");
    expect(code).toContain(`text-[color-mix(in_srgb,var(--tone)_${ownShare * 100}%,var(--ink))]`);
    expect(code).toContain("bg-[color-mix(in_srgb,var(--tone)_var(--icon-tint),var(--surface))]");
  });

  it("are mixed with surface and text colour of the style sheet", () => {
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

  it("have much of the colour in the icon and little in its plate", () => {
    expect(iconColors("#ffffff", "light")).toEqual({ icon: "#c6c6c7", plate: "#ffffff" });
    expect(iconColors("#000000", "dark")).toEqual({ icon: "#3d3d3e", plate: "#000000" });
  });
});
