import { type Appearance } from "@/lib/config/appearance";
import { partContrast, textContrast } from "./brand-colors";
import { contrast, grounds, iconColors, nearestPassing } from "./colors";

type Theme = keyof typeof grounds;

interface Use {
  theme: Theme;
  least: number;
  of: string;
  /** A colour as seen, and its background. */
  seen: (color: string) => { color: string; ground: string }[];
}

/** Where the app uses each colour. Text on the primary colour is white or black, whichever is readable. */
const uses = {
  NEXT_PUBLIC_PRIMARY_COLOR: [parts("light")],
  NEXT_PUBLIC_PRIMARY_COLOR_DARK: [parts("dark")],
  NEXT_PUBLIC_LINK_COLOR: [links("light")],
  NEXT_PUBLIC_ACCENT_COLOR: [links("dark"), icons("light"), icons("dark")],
  NEXT_PUBLIC_SECONDARY_COLOR: [icons("light"), icons("dark")],
} as const satisfies Partial<Record<keyof Appearance, Use[]>>;

/** @returns one sentence for each given colour that is unreadable where the app uses it, with the nearest readable one */
export function checkContrast(appearance: Appearance): string[] {
  return Object.entries(uses).flatMap(([setting, usesOfIt]) => {
    const given = appearance[setting as keyof typeof uses].toLowerCase();
    const failed = given === "" ? undefined : usesOfIt.find((use) => !isSeen(given, use));
    if (!failed) return [];
    const { theme, least, of } = failed;
    const { color, ground, ratio } = worst(given, failed);
    const drawn = color === given ? "" : `, drawn as ${color},`;
    const nearest = nearestPassing(given, (other) => usesOfIt.every((use) => isSeen(other, use)));
    return [
      `The colour ${given} (${setting})${drawn} has a contrast of ${roundedDown(ratio)}:1 to ${ground} in the ${theme} theme, where it is that of ${of}: ${least}:1 is needed, and the nearest colour that has it is ${nearest}.`,
    ];
  });
}

function parts(theme: Theme): Use {
  return { theme, least: partContrast, of: "switches, spinners and the edges of messages", seen: onGrounds(theme) };
}

function links(theme: Theme): Use {
  return { theme, least: textContrast, of: "links and the focus ring", seen: onGrounds(theme) };
}

function icons(theme: Theme): Use {
  const onPlate = (given: string) => {
    const { icon, plate } = iconColors(given, theme);
    return [{ color: icon, ground: plate }];
  };
  return { theme, least: partContrast, of: "icons that the server gives it to", seen: onPlate };
}

function onGrounds(theme: Theme): Use["seen"] {
  return (color) => grounds[theme].map((ground) => ({ color, ground }));
}

function isSeen(given: string, use: Use): boolean {
  return worst(given, use).ratio >= use.least;
}

function worst(given: string, { seen }: Use) {
  const [first, ...others] = seen(given).map((pair) => ({ ...pair, ratio: contrast(pair.color, pair.ground) }));
  if (!first) throw new Error("A use has no ground.");
  return others.reduce((least, pair) => (pair.ratio < least.ratio ? pair : least), first);
}

/** 4.496 fails, so never show it as 4.5. */
function roundedDown(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
