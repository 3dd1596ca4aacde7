import { type Appearance } from "@/lib/config/appearance";
import { partContrast, textContrast } from "./brand-colors";
import { contrast, grounds, iconColors, nearestPassing } from "./colors";

interface Use {
  theme: keyof typeof grounds;
  least: number;
  of: string;
}

const part = { least: partContrast, of: "switches, spinners and the edges of messages" };
const link = { least: textContrast, of: "links and the focus ring" };
const icon = { least: partContrast, of: "icons that the server gives it to" };

/** Where the app uses each colour. Text on the primary colour is white or black, whichever is readable. */
const uses = {
  NEXT_PUBLIC_PRIMARY_COLOR: [{ theme: "light", ...part }],
  NEXT_PUBLIC_PRIMARY_COLOR_DARK: [{ theme: "dark", ...part }],
  NEXT_PUBLIC_LINK_COLOR: [{ theme: "light", ...link }],
  NEXT_PUBLIC_ACCENT_COLOR: [
    { theme: "dark", ...link },
    { theme: "light", ...icon },
    { theme: "dark", ...icon },
  ],
  NEXT_PUBLIC_SECONDARY_COLOR: [
    { theme: "light", ...icon },
    { theme: "dark", ...icon },
  ],
} as const satisfies Partial<Record<keyof Appearance, Use[]>>;

/** @returns one sentence for each given colour that is unreadable where the app uses it, with the nearest readable one */
export function checkContrast(appearance: Appearance): string[] {
  return Object.entries<readonly Use[]>(uses).flatMap(([setting, usesOfIt]) => {
    const given = appearance[setting as keyof typeof uses].toLowerCase();
    const isReadable = (color: string, use: Use) => worst(color, use).ratio >= use.least;
    const failed = given === "" ? undefined : usesOfIt.find((use) => !isReadable(given, use));
    if (!failed) return [];
    const { theme, least, of } = failed;
    const { color, ground, ratio } = worst(given, failed);
    const drawn = color === given ? "" : `, drawn as ${color},`;
    // 4.496 fails, so never show it as 4.5.
    const shown = Math.floor(ratio * 100) / 100;
    const nearest = nearestPassing(given, (other) => usesOfIt.every((use) => isReadable(other, use)));
    return [
      `The colour ${given} (${setting})${drawn} has a contrast of ${shown}:1 to ${ground} in the ${theme} theme, where it is that of ${of}: ${least}:1 is needed, and the nearest colour that has it is ${nearest}.`,
    ];
  });
}

/** The colour as drawn, on the background from which it differs least. */
function worst(given: string, { theme, of }: Use) {
  const drawn = iconColors(given, theme);
  const [color, backgrounds] = of === icon.of ? [drawn.icon, [drawn.plate]] : [given, grounds[theme]];
  const ratio = Math.min(...backgrounds.map((background) => contrast(color, background)));
  const ground = backgrounds.find((background) => contrast(color, background) === ratio);
  return { color, ground, ratio };
}
